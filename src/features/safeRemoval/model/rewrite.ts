import { blockParts, type BlockPart } from '../../../kernel/blockText';
import { isRecord, type UnknownRecord } from '../../../kernel/guards';
import { fail, ok, type Result } from '../../../kernel/result';
import { finderOf, withEdits, type Search } from '../../replacing/index.model';
import type { Removed, Repair } from './repair';

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
		const search = searchOf( removed, repair.by );
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
	return ok(
		withEdits(
			content,
			referencesIn( content, removed )
				.filter( ( part ) => ! hasOwnTexts( content, part ) )
				.map( ( { start, end } ) => ( {
					start,
					end,
					text: repair.content,
				} ) )
		)
	);
}

/** Whether a text still refers to something, so that it isn't repaired. */
export const refersTo = ( content: string, removed: Removed ): boolean =>
	referencesIn( content, removed ).length > 0;

function referencesIn(
	content: string,
	removed: Removed
): readonly BlockPart[] {
	return blockParts( content ).filter( ( { name, attributes } ) => {
		if ( name !== BLOCKS[ removed.kind ] || ! attributes ) {
			return false;
		}
		const values = valuesOf( content.slice( ...attributes ) );
		if ( removed.kind !== 'part' ) {
			return values.ref === Number( removed.id );
		}
		const [ theme, slug ] = nameOf( removed.id );
		return values.slug === slug && ( values.theme || theme ) === theme;
	} );
}

/** Whether a pattern shows other texts in this place, which its own blocks don't have. */
const hasOwnTexts = ( content: string, { attributes }: BlockPart ): boolean =>
	attributes !== null &&
	isRecord( valuesOf( content.slice( ...attributes ) ).content );

/** Without the `core/` namespace. */
const BLOCKS: Readonly< Record< Removed[ 'kind' ], string > > = {
	pattern: 'block',
	part: 'template-part',
	menu: 'navigation',
};

function valuesOf( attributes: string ): UnknownRecord {
	try {
		const values: unknown = JSON.parse( attributes );
		return isRecord( values ) ? values : {};
	} catch {
		return {};
	}
}

function searchOf( { kind, id }: Removed, by: string ): Search | null {
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
	}
}

/** The theme and slug of a template part's ID. */
function nameOf( id: string ): readonly [ string, string ] {
	const [ theme = '', slug = '' ] = id.split( '//' );
	return [ theme, slug ];
}
