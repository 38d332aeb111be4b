import type { CategoryWish } from './userCategory';

/** What is known of a pattern whose categories are chosen. */
export interface Assignable {
	readonly id: number;
	readonly title: string;
	/** Numbers of the categories that it is in. */
	readonly categories: readonly number[];
}

/** How many of the chosen patterns are in a category. */
export type Share = 'none' | 'some' | 'all';

/** What the user wants of each category, by its key; those that are not named stay as they are. */
export type Choices = ReadonlyMap< string, boolean >;

/** The same category has the same key, whenever it was listed. */
export const keyOf = ( { id, label }: CategoryWish ): string =>
	id === null ? `new ${ label }` : String( id );

/** The same of categories that exist, by their numbers. */
export type Chosen = ReadonlyMap< number, boolean >;

/** How many of the patterns are in a category, once what was chosen has been done. */
export function shareOf(
	category: CategoryWish,
	patterns: readonly Assignable[],
	choices: Choices
): Share {
	const { id } = category;
	const choice = choices.get( keyOf( category ) );
	const count = patterns.filter(
		( { categories } ) =>
			choice ?? ( id !== null && categories.includes( id ) )
	).length;
	if ( count === 0 ) {
		return 'none';
	}
	return count === patterns.length ? 'all' : 'some';
}

/** The chosen categories that have to be made. */
export const wantedOf = (
	categories: readonly CategoryWish[],
	choices: Choices
): readonly CategoryWish[] =>
	categories.filter(
		( category ) => category.id === null && choices.get( keyOf( category ) )
	);

/**
 * What was chosen of categories that exist.
 *
 * @param categories
 * @param choices
 * @param made       Numbers of those that were made because they were chosen.
 */
export function chosenOf(
	categories: readonly CategoryWish[],
	choices: Choices,
	made: readonly number[] = []
): Chosen {
	const chosen = new Map< number, boolean >();
	for ( const category of categories ) {
		const choice = choices.get( keyOf( category ) );
		if ( category.id !== null && choice !== undefined ) {
			chosen.set( category.id, choice );
		}
	}
	for ( const id of made ) {
		chosen.set( id, true );
	}
	return chosen;
}

/** A pattern whose categories change. */
export interface Assignment {
	readonly pattern: Assignable;
	readonly next: readonly number[];
}

/** What has to be changed for the choices to come true; patterns that have it already are not among it. */
export const assignmentsFor = (
	patterns: readonly Assignable[],
	chosen: Chosen
): readonly Assignment[] =>
	patterns
		.map( ( pattern ) => ( {
			pattern,
			next: applied( pattern.categories, chosen ),
		} ) )
		.filter(
			( { pattern, next } ) =>
				next.length !== pattern.categories.length ||
				next.some( ( id ) => ! pattern.categories.includes( id ) )
		);

const applied = (
	categories: readonly number[],
	chosen: Chosen
): readonly number[] => [
	...categories.filter( ( id ) => chosen.get( id ) !== false ),
	...[ ...chosen ]
		.filter( ( [ id, isIn ] ) => isIn && ! categories.includes( id ) )
		.map( ( [ id ] ) => id ),
];

/** The categories of a pattern after an assignment, on top of those that it is in by now. */
export const onTopOf = (
	now: readonly number[],
	{ pattern: { categories: before }, next }: Assignment
): readonly number[] => [
	...now.filter( ( id ) => next.includes( id ) || ! before.includes( id ) ),
	...next.filter( ( id ) => ! before.includes( id ) && ! now.includes( id ) ),
];
