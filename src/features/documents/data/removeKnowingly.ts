import apiFetch from '@wordpress/api-fetch';
import { fail, ok, type Result } from '@/kernel/result';
import { toAppError } from '@/platform/failure';
import { newRun, type RunHeader } from '@/platform/historyRun';
import {
	basedOn,
	parseTheirs,
	versionOf,
	type Theirs,
} from '../model/conflict';
import type { Removal } from '../model/removal';
import { askWhetherToRemove, type ChangedByOthers } from './removalQuestion';

/** The server's answer to a removal; `theirs` if another user has changed the record. */
export type RemovalAnswer = Result< unknown > & {
	readonly theirs?: Theirs | null;
};

/** The result for a record. It is kept if it had changed and the user wants to see it first. */
export type RemovalOutcome = Result< void > | 'kept';

/** Asks the server to remove a record unless its version has changed. */
export async function sendRemoval(
	path: string,
	version: string,
	run: RunHeader = {}
): Promise< RemovalAnswer > {
	try {
		return ok(
			await apiFetch( {
				path,
				method: 'DELETE',
				headers: { ...basedOn( version ), ...run },
			} )
		);
	} catch ( raw ) {
		return { ...fail( toAppError( raw ) ), theirs: parseTheirs( raw ) };
	}
}

interface Removing< Item > {
	readonly removal: Removal;
	/**
	 * Sends the request for one item. The version is the one that the user has confirmed, or null for the one on the
	 * screen; `run` is the header of all removals. Resolves to null if the item is no longer to be removed.
	 */
	readonly send: (
		item: Item,
		version: string | null,
		run: RunHeader
	) => Promise< RemovalAnswer | null >;
	/** Called with the other user's version, which undo has to restore. */
	readonly onChanged?: ( item: Item, theirs: Theirs ) => void;
	/** Whether the screen has shown the other user's version. */
	readonly hasSeen?: ( item: Item, theirs: Theirs ) => boolean;
}

/**
 * Removes records one after the other. Records that another user has changed since they were shown are kept until the
 * user confirms.
 */
export async function removeKnowingly<
	Item extends { readonly title: string },
>(
	items: readonly Item[],
	{ removal, send, onChanged, hasSeen }: Removing< Item >
): Promise< readonly RemovalOutcome[] > {
	const fates: RemovalOutcome[] = items.map( () => 'kept' );
	let open: readonly Open< Item >[] = items.map( ( item, at ) => ( {
		item,
		at,
		version: null,
	} ) );
	const run = newRun();
	while ( open.length > 0 ) {
		const changed: ( Open< Item > & ChangedByOthers )[] = [];
		for ( const { item, at, version } of open ) {
			let answer = await send( item, version, run );
			if ( isRefused( answer ) && hasSeen?.( item, answer.theirs ) ) {
				answer = await send(
					item,
					versionOf( answer.theirs.record ),
					run
				);
			}
			if ( isRefused( answer ) ) {
				onChanged?.( item, answer.theirs );
				changed.push( {
					item,
					at,
					version: versionOf( answer.theirs.record ),
					title: item.title,
					error: answer.error,
				} );
			} else if ( answer ) {
				fates[ at ] = answer.ok ? ok( undefined ) : answer;
			}
		}
		open =
			changed.length > 0 &&
			( await askWhetherToRemove( removal, changed ) )
				? changed
				: [];
	}
	return fates;
}

interface Open< Item > {
	readonly item: Item;
	readonly at: number;
	readonly version: string | null;
}

const isRefused = (
	answer: RemovalAnswer | null
): answer is ReturnType< typeof fail > & {
	readonly ok: false;
	readonly theirs: Theirs;
} => answer !== null && ! answer.ok && Boolean( answer.theirs );
