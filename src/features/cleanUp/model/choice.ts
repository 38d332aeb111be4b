import { allUsersOf, type Users } from './chains';
import { keyOf, type Group, type Own } from './own';

/** What the user has chosen or left out, by key. */
export type Choices = ReadonlyMap< string, boolean >;

/** Not chosen unless somebody does: they are kept on purpose, to be inserted or activated some day. */
const KEPT: readonly Group[] = [ 'unsynced', 'installed' ];

/** Whether something is removed: it stays with the patterns that use it. */
export const isChosen = ( choices: Choices, own: Own, users: Users ): boolean =>
	isOn( choices, own ) && isFree( choices, own, users );

const isOn = ( choices: Choices, own: Own ): boolean =>
	choices.get( keyOf( own ) ) ?? ! KEPT.includes( own.group );

/**
 * Whether all patterns that use something are removed, and those that use these. Patterns that contain each other are chosen together,
 * so they don't wait for each other.
 */
export const isFree = ( choices: Choices, own: Own, users: Users ): boolean =>
	[ ...allUsersOf( users, own ) ].every(
		( user ) =>
			isOn( choices, user ) || allUsersOf( users, user ).has( own )
	);

export const withChoice = (
	choices: Choices,
	items: readonly Own[],
	isOn: boolean,
	users: Users
): Choices =>
	new Map( [
		...choices,
		...items
			.flatMap( ( own ) => [ own, ...circleOf( users, own ) ] )
			.map( ( own ) => [ keyOf( own ), isOn ] as const ),
	] );

/** The patterns that contain something and are contained in it. */
const circleOf = ( users: Users, own: Own ): readonly Own[] =>
	[ ...allUsersOf( users, own ) ].filter( ( user ) =>
		allUsersOf( users, user ).has( own )
	);
