import { compareTexts } from '../../../kernel/collation';
import { isRecord, stringOr, type UnknownRecord } from '../../../kernel/guards';
import { attributesFor } from './describe';
import { makeItem } from './edit';
import { LINK, type Item } from './item';

/** A page as a list of pages shows it. */
export interface PageRow {
	readonly id: number;
	readonly parent: number;
	readonly order: number;
	readonly title: string;
	readonly url: string;
}

/** A page from the server; null where it is none. */
export const parsePage = (
	raw: unknown,
	readText: ( text: string ) => string
): PageRow | null =>
	isRecord( raw ) && typeof raw.id === 'number'
		? {
				id: raw.id,
				parent: numberOr0( raw.parent ),
				order: numberOr0( raw.menu_order ),
				title: readText(
					isRecord( raw.title ) ? stringOr( raw.title.rendered ) : ''
				),
				url: stringOr( raw.link ),
			}
		: null;

const numberOr0 = ( value: unknown ): number =>
	typeof value === 'number' ? value : 0;

/** The page below which a list of pages begins; 0 for all. */
export const rootOf = ( attributes: UnknownRecord ): number =>
	numberOr0( attributes.parentPageID );

/**
 * Links to pages, in the order and on the levels in which a list of pages shows them. A page whose
 * parent is not among them is not shown there either.
 *
 * @param pages
 * @param root    Whose children are on the first level.
 * @param makeKey Makes the keys of the items.
 */
export function itemsOfPages(
	pages: readonly PageRow[],
	root: number,
	makeKey: () => string
): readonly Item[] {
	const below = new Map< number, PageRow[] >();
	for ( const page of pages ) {
		below.set( page.parent, [
			...( below.get( page.parent ) ?? [] ),
			page,
		] );
	}
	const itemsBelow = ( parent: number ): readonly Item[] => {
		const list = below.get( parent ) ?? [];
		// Whoever has been listed is not listed again: parents could go in a circle.
		below.delete( parent );
		return [ ...list ]
			.sort(
				( one, other ) =>
					one.order - other.order ||
					compareTexts( one.title, other.title )
			)
			.map( ( { id, title, url } ) =>
				makeItem(
					makeKey(),
					LINK,
					attributesFor( {
						kind: 'postType',
						type: 'page',
						id,
						title,
						url,
					} ),
					itemsBelow( id )
				)
			);
	};
	return itemsBelow( root );
}
