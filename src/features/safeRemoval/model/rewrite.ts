import { attributesJson } from '@/kernel/attributesText';
import { blockParts, type BlockPart } from '@/kernel/blockText';
import { isRecord, type UnknownRecord } from '@/kernel/guards';
import { fail, ok, type Result } from '@/kernel/result';
import {
	finderOf,
	unlink,
	withEdits,
	type Search,
} from '@/features/replacing/index.model';
import { addressesOf } from './addresses';
import { isPreset, slugOf, type Removed, type Repair } from './repair';

/**
 * A stored text that doesn't use something any more. Whatever else it has stays as it is, byte for byte.
 *
 * @param content Serialized blocks.
 * @param removed
 * @param repair  What becomes of its uses.
 */
export function rewrite(
	content: string,
	removed: Removed,
	repair: Repair
): Result< string > {
	if ( repair.way === 'replace' ) {
		const search = searchOf( removed, repair );
		const finder: ReturnType< typeof finderOf > = search
			? finderOf( search )
			: fail( { code: 'missing' } );
		return finder.ok
			? ok(
					withEdits(
						content,
						finder
							.value( content )
							.flatMap( ( { edits } ) => edits )
					)
				)
			: finder;
	}
	if ( removed.kind === 'post' ) {
		return ok(
			unlink( content, {
				urls: addressesOf( removed.url ?? '', removed.id ),
				id: Number( removed.id ),
			} )
		);
	}
	return ok(
		withEdits(
			content,
			referencesIn( content, removed )
				.filter( ( part ) => ! hasOwnTexts( content, part ) )
				.map( ( part ) => ( {
					start: part.start,
					end: part.end,
					text:
						removed.kind === 'menu'
							? withOwnItems( content, part, repair.content )
							: repair.content,
				} ) )
		)
	);
}

/** Whether a text still shows something, so that it isn't repaired. Links have other forms, which stay. */
export const refersTo = ( content: string, removed: Removed ): boolean =>
	referencesIn( content, removed ).length > 0;

function referencesIn(
	content: string,
	removed: Removed
): readonly BlockPart[] {
	const block = BLOCKS[ removed.kind ];
	return blockParts( content ).filter( ( part ) => {
		if ( block === undefined || part.name !== block ) {
			return false;
		}
		const values = valuesOf( content, part );
		if ( removed.kind !== 'part' ) {
			return ( values.ref ?? values[ OLD_REF ] ) === Number( removed.id );
		}
		const [ theme, slug ] = nameOf( removed.id );
		return values.slug === slug && ( values.theme || theme ) === theme;
	} );
}

/** Whether a pattern shows other texts in this place, which its own blocks don't have. */
const hasOwnTexts = ( content: string, part: BlockPart ): boolean =>
	isRecord( valuesOf( content, part ).content );

/** A navigation block that has its items itself. Without any, it shows the menu that WordPress chooses. */
function withOwnItems(
	content: string,
	part: BlockPart,
	items: string
): string {
	const {
		ref: _ref,
		[ OLD_REF ]: _old,
		...others
	} = valuesOf( content, part );
	const attributes =
		Object.keys( others ).length > 0
			? ` ${ attributesJson( others ) }`
			: '';
	return items.trim() === ''
		? `<!-- wp:navigation${ attributes } /-->`
		: `<!-- wp:navigation${ attributes } -->${ items }<!-- /wp:navigation -->`;
}

/** The name of `ref` in menus of earlier versions of WordPress. */
const OLD_REF = 'navigationMenuId';

/** Without the `core/` namespace. */
const BLOCKS: Readonly< Partial< Record< Removed[ 'kind' ], string > > > = {
	pattern: 'block',
	part: 'template-part',
	menu: 'navigation',
};

function valuesOf( content: string, { attributes }: BlockPart ): UnknownRecord {
	try {
		const values: unknown = attributes
			? JSON.parse( content.slice( ...attributes ) )
			: {};
		return isRecord( values ) ? values : {};
	} catch {
		return {};
	}
}

function searchOf(
	{ kind, id, url }: Removed,
	{ by, link }: Repair & { readonly way: 'replace' }
): Search | null {
	if ( isPreset( kind ) ) {
		return { kind: 'preset', preset: kind, slug: id, to: by };
	}
	switch ( kind ) {
		case 'pattern':
		case 'menu':
			return { kind, id: Number( id ), to: Number( by ) };
		case 'part': {
			const [ theme, slug ] = nameOf( id );
			const [ otherTheme, otherSlug ] = nameOf( by );
			return {
				kind,
				part: { theme, slug },
				to: { theme: otherTheme, slug: otherSlug },
			};
		}
		case 'post':
			return {
				kind: 'link',
				urls: addressesOf( url ?? '', id ),
				id: Number( id ),
				to: link ?? null,
			};
		case 'template':
			return null;
	}
}

/** The theme and slug of a template part's ID. */
const nameOf = ( id: string ): readonly [ string, string ] => [
	id.split( '//' )[ 0 ] ?? '',
	slugOf( id ),
];
