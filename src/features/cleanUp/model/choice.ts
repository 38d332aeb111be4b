import { keyOf, type Group, type Own } from './own';

/** What the user has chosen or left out, by key. */
export type Choices = ReadonlyMap< string, boolean >;

/** Not chosen unless somebody does: they are kept on purpose, to be inserted or activated some day. */
const KEPT: readonly Group[] = [ 'unsynced', 'installed' ];

export const isChosen = ( choices: Choices, own: Own ): boolean =>
	choices.get( keyOf( own ) ) ?? ! KEPT.includes( own.group );

export const withChoice = (
	choices: Choices,
	items: readonly Own[],
	isOn: boolean
): Choices =>
	new Map( [
		...choices,
		...items.map( ( own ) => [ keyOf( own ), isOn ] as const ),
	] );
