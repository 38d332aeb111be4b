import { fold } from '@/kernel/fold';

/**
 * What is looked for where a search begins with words of a command, such as “header” in “uses of header”; all of it otherwise.
 *
 * @param search  The user's input.
 * @param command The words of the command, in any order.
 */
export function searchAfter( search: string, command: string ): string {
	const words = search.trim().split( /\s+/ );
	const known = new Set( fold( command ).split( /\s+/ ) );
	const from = words.findIndex( ( word ) => ! known.has( fold( word ) ) );
	return words.slice( Math.max( from, 0 ) ).join( ' ' );
}
