/** What is known of a pattern whose categories are chosen. */
export interface Assignable {
	readonly id: number;
	readonly title: string;
	/** Numbers of the categories that it is in. */
	readonly categories: readonly number[];
}

/** How many of the chosen patterns are in a category. */
export type Share = 'none' | 'some' | 'all';

/** What the user wants of each category; those that are not named stay as they are. */
export type Choices = ReadonlyMap< number, boolean >;

/** How many of the patterns are in a category, once what was chosen has been done. */
export function shareOf(
	category: number,
	patterns: readonly Assignable[],
	choices: Choices
): Share {
	const count = patterns.filter(
		( { categories } ) =>
			choices.get( category ) ?? categories.includes( category )
	).length;
	if ( count === 0 ) {
		return 'none';
	}
	return count === patterns.length ? 'all' : 'some';
}

/** A pattern whose categories change. */
export interface Assignment {
	readonly pattern: Assignable;
	readonly next: readonly number[];
}

/** What has to be changed for the choices to come true; patterns that have it already are not among it. */
export const assignmentsFor = (
	patterns: readonly Assignable[],
	choices: Choices
): readonly Assignment[] =>
	patterns
		.map( ( pattern ) => ( {
			pattern,
			next: applied( pattern.categories, choices ),
		} ) )
		.filter(
			( { pattern, next } ) =>
				next.length !== pattern.categories.length ||
				next.some( ( id ) => ! pattern.categories.includes( id ) )
		);

const applied = (
	categories: readonly number[],
	choices: Choices
): readonly number[] => [
	...categories.filter( ( id ) => choices.get( id ) !== false ),
	...[ ...choices ]
		.filter( ( [ id, isIn ] ) => isIn && ! categories.includes( id ) )
		.map( ( [ id ] ) => id ),
];
