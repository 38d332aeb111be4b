import { finderOf } from '@/features/replacing/index.model';
import { keyOf, searchOf, thingOf, type Own, type OwnPattern } from './own';

/** By key of a thing, the unused patterns that are all that uses it. */
export type Users = ReadonlyMap< string, readonly OwnPattern[] >;

export const usersOf = ( users: Users, own: Own ): readonly OwnPattern[] =>
	users.get( keyOf( own ) ) ?? [];

/** A pattern with its stored text. */
export interface ReadPattern {
	readonly pattern: OwnPattern;
	readonly content: string;
}

/** The patterns that have a thing in their text. */
export function patternsWith(
	own: Own,
	patterns: readonly ReadPattern[]
): readonly OwnPattern[] {
	const thing = thingOf( own )?.thing;
	const search = searchOf( own );
	const finder = search && finderOf( search );
	return thing !== undefined && finder?.ok
		? patterns
				.filter(
					( { content } ) =>
						// Most of them need no parsing.
						content.includes( thing ) &&
						finder.value( content ).length > 0
				)
				.map( ( { pattern } ) => pattern )
		: [];
}
