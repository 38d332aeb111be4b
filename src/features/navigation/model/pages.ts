import { compareTexts } from '@/kernel/collation';
import { isRecord, stringOr, type UnknownRecord } from '@/kernel/guards';
import { attributesFor } from './describe';
import { makeItem } from './edit';
import { LINK, type Item } from './item';

/** A page of a page list. */
export interface PageRow {
	readonly id: number;
	readonly parent: number;
	readonly order: number;
	readonly title: string;
	readonly url: string;
}

/** A page from the server; null where it is invalid. */
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

/** The parent page of a page list; 0 for all pages. */
export const rootOf = ( attributes: UnknownRecord ): number =>
	numberOr0( attributes.parentPageID );

/**
 * Links to pages, in the order and on the levels of a page list. As there, pages with a missing parent aren't shown.
 *
 * @param pages
 * @param root    The page whose children are on the first level.
 * @param makeKey Returns the items' keys.
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
		// Each page is listed once: parents could be circular.
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
