import { compareTexts } from '@/kernel/collation';
import { UNCATEGORIZED, type Pattern } from './pattern';

/** Sections that aren't categories. */
export const ALL = 'all-patterns';
export const MINE = 'my-patterns';
export const ALL_PARTS = 'all-parts';

/** A category of patterns, or an area of parts. */
export interface Category {
	/** Its slug. */
	readonly id: string;
	readonly label: string;
	readonly description: string;
	/** The term id of a user's category. */
	readonly termId?: number;
}

/** A category with the number of its patterns. */
export interface Section extends Category {
	readonly count: number;
}

/** Whether a pattern is in a section; an unknown category is empty. */
export function isIn(
	pattern: Pattern,
	section: string,
	known: ReadonlySet< string >
): boolean {
	switch ( section ) {
		case ALL:
		case ALL_PARTS:
			return true;
		case MINE:
			return pattern.type === 'wp_block';
		case UNCATEGORIZED:
			return ! pattern.categories.some(
				( id ) => id !== UNCATEGORIZED && known.has( id )
			);
		default:
			return pattern.categories.includes( section );
	}
}

/** The non-empty sections, sorted by name; the uncategorized one comes last. */
export function filledSections(
	patterns: readonly Pattern[],
	categories: readonly Category[]
): readonly Section[] {
	const known = slugsOf( categories );
	const count = ( id: string ): number =>
		patterns.filter( ( pattern ) => isIn( pattern, id, known ) ).length;
	return (
		categories
			.map( ( category ) => ( {
				...category,
				count: count( category.id ),
			} ) )
			// A user's category is shown while it is empty.
			.filter(
				( { count: filled, termId } ) =>
					filled > 0 || termId !== undefined
			)
			.sort(
				( one, other ) =>
					Number( one.id === UNCATEGORIZED ) -
						Number( other.id === UNCATEGORIZED ) ||
					compareTexts( one.label, other.label )
			)
	);
}

export const slugsOf = (
	categories: readonly Category[]
): ReadonlySet< string > => new Set( categories.map( ( { id } ) => id ) );

/** The categories of the site: users' categories before registered ones of the same slug. */
export function mergeCategories(
	own: readonly Category[],
	registered: readonly Category[]
): readonly Category[] {
	const taken = slugsOf( own );
	return [
		...own.map( ( category ) => ( {
			...category,
			description:
				category.description ||
				( registered.find( ( { id } ) => id === category.id )
					?.description ??
					'' ),
		} ) ),
		...registered.filter( ( { id } ) => ! taken.has( id ) ),
	];
}
