import { compareTexts } from '../../../kernel/collation';
import { UNCATEGORIZED, type Pattern } from './pattern';

/** Sections that are no category. */
export const ALL = 'all-patterns';
export const MINE = 'my-patterns';
export const ALL_PARTS = 'all-parts';

/** A category of patterns, or an area of parts. */
export interface Category {
	/** Its slug. */
	readonly id: string;
	readonly label: string;
	readonly description: string;
	/** Of one that users made. */
	readonly termId?: number;
}

/** A category with how many patterns are in it. */
export interface Section extends Category {
	readonly count: number;
}

/** Whether a pattern is in a section; in a category that no one knows, nothing is. */
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

/** The sections in which there is something, in the order of their names; what is in none of them comes last. */
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
			// A category that someone made is there to be filled.
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

/** The categories of the site: the user's own before registered ones of the same slug. */
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
