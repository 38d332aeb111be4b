import type { CategoryWish } from './userCategory';

/** The properties of a pattern that assigning categories needs. */
export interface Assignable {
	readonly id: number;
	readonly title: string;
	/** Term ids of its categories. */
	readonly categories: readonly number[];
}

/** Whether none, some or all of the patterns are in a category. */
export type Share = 'none' | 'some' | 'all';

/** The user's choice for each category, by its key; other categories don't change. */
export type Choices = ReadonlyMap< string, boolean >;

/** A key that is stable for the same category across requests. */
export const keyOf = ( { id, label }: CategoryWish ): string =>
	id === null ? `new ${ label }` : String( id );

/** Choices for existing categories, by term id. */
export type Chosen = ReadonlyMap< number, boolean >;

/** The number of the patterns in a category, with the choices applied. */
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

/** The chosen categories that have to be created. */
export const wantedOf = (
	categories: readonly CategoryWish[],
	choices: Choices
): readonly CategoryWish[] =>
	categories.filter(
		( category ) => category.id === null && choices.get( keyOf( category ) )
	);

/**
 * The choices as ids of existing categories.
 *
 * @param categories
 * @param choices
 * @param made       Ids of categories that were created for the choices.
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

/** A pattern with changes of its categories. */
export interface Assignment {
	readonly pattern: Assignable;
	readonly next: readonly number[];
}

/** The changes that apply the choices; without patterns that match them already. */
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

/** A pattern's categories after an assignment, based on its current ones. */
export const onTopOf = (
	now: readonly number[],
	{ pattern: { categories: before }, next }: Assignment
): readonly number[] => [
	...now.filter( ( id ) => next.includes( id ) || ! before.includes( id ) ),
	...next.filter( ( id ) => ! before.includes( id ) && ! now.includes( id ) ),
];
