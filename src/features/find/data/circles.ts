import { __ } from '@wordpress/i18n';
import { fail, ok, type Result } from '@/kernel/result';
import type { Search } from '@/features/replacing/index.model';
import { foundKey } from '../model/found';
import { partId, shownIn, type DocumentId } from '../model/shown';

/** Documents that contain others and can be contained. */
const CONTAINERS: readonly string[] = [ 'wp_block', 'wp_template_part' ];

/** The most documents that are read to know what a replacement contains. */
const MOST = 300;

/** The texts of a site. */
export interface Texts {
	/** The active theme. */
	readonly theme: string;
	/** The text of a pattern or template part, as it will be when the replacement is made. */
	readonly textOf: ( document: DocumentId ) => Promise< Result< string > >;
	/** The text of a pattern that a theme or plugin has; empty if it is gone. */
	readonly patternText: ( name: string ) => Promise< Result< string > >;
}

/** Whether a document may get what comes in place of something; a failure that says why not. */
export type MayContain = ( document: DocumentId ) => Result< void >;

/**
 * Reads what a replacement contains, itself or through others. Documents that are in it can't get it: they would contain
 * themselves. All changes of a run add the same thing, so they make no circle together that none of them makes alone.
 */
export async function circlesOf(
	search: Search,
	texts: Texts
): Promise< MayContain > {
	const next = addedBy( search );
	const contained = next
		? await containedIn( next, texts )
		: ok( new Set< string >() );
	return ( document ) => {
		if ( ! CONTAINERS.includes( document.type ) ) {
			return ok( undefined );
		}
		if ( ! contained.ok ) {
			return contained;
		}
		return contained.value.has( foundKey( document ) )
			? refuse(
					__(
						'It would contain itself: the replacement contains it already.',
						'atelier'
					)
				)
			: ok( undefined );
	};
}

/** The pattern or template part that comes in place of another one. */
function addedBy( search: Search ): DocumentId | null {
	if ( search.kind === 'pattern' && search.to !== null ) {
		return { type: 'wp_block', id: String( search.to ) };
	}
	return search.kind === 'part' && search.to
		? partId( search.to.theme, search.to.slug )
		: null;
}

/** A document, or the name of a pattern that a theme or plugin has. */
type Waiting = DocumentId | string;

/** The keys of a document and of all that it contains. */
async function containedIn(
	first: DocumentId,
	{ theme, textOf, patternText }: Texts
): Promise< Result< ReadonlySet< string > > > {
	const keys = new Set< string >();
	const waiting: Waiting[] = [ first ];
	for ( let one = waiting.pop(); one; one = waiting.pop() ) {
		const key = typeof one === 'string' ? one : foundKey( one );
		if ( keys.has( key ) ) {
			continue;
		}
		if ( keys.size === MOST ) {
			return tooMany();
		}
		keys.add( key );
		const text = await ( typeof one === 'string'
			? patternText( one )
			: textOf( one ) );
		if ( text.ok ) {
			const { documents, patterns } = shownIn( text.value, theme );
			waiting.push( ...documents, ...patterns );
		} else if ( text.error.code === 'forbidden' ) {
			return hidden();
		} else if ( text.error.code !== 'missing' ) {
			return text;
		}
	}
	return ok( keys );
}

const tooMany = () =>
	refuse(
		__(
			'The replacement contains too many patterns and template parts to check whether it would contain itself. Open it and change it by hand.',
			'atelier'
		)
	);

const hidden = () =>
	refuse(
		__(
			'You aren’t allowed to read everything that the replacement contains, so it might contain itself. Ask an administrator to do this.',
			'atelier'
		)
	);

const refuse = ( detail: string ) => fail( { code: 'unsendable', detail } );
