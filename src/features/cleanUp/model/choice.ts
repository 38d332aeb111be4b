import { usersOf, type Users } from './chains';
import { keyOf, type Group, type Own } from './own';

/** What the user has chosen or left out, by key. */
export type Choices = ReadonlyMap< string, boolean >;

/** Not chosen unless somebody does: they are kept on purpose, to be inserted or activated some day. */
const KEPT: readonly Group[] = [ 'unsynced', 'installed' ];

/** Whether something is removed: it stays with the patterns that use it. */
export const isChosen = ( choices: Choices, own: Own, users: Users ): boolean =>
	( choices.get( keyOf( own ) ) ?? ! KEPT.includes( own.group ) ) &&
	isFree( choices, own, users );

/** Whether all patterns that use something are removed. */
export const isFree = ( choices: Choices, own: Own, users: Users ): boolean =>
	usersOf( users, own ).every( ( user ) => isChosen( choices, user, users ) );

export const withChoice = (
	choices: Choices,
	items: readonly Own[],
	isOn: boolean
): Choices =>
	new Map( [
		...choices,
		...items.map( ( own ) => [ keyOf( own ), isOn ] as const ),
	] );
