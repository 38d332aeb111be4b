import apiFetch from '@wordpress/api-fetch';
import { fail, ok, type Result } from '../../../kernel/result';
import { toAppError } from '../../../platform/failure';
import {
	basedOn,
	parseTheirs,
	versionOf,
	type Theirs,
} from '../model/conflict';
import type { Removal } from '../model/removal';
import { askWhetherToRemove, type ChangedMeanwhile } from './removalQuestion';

/** What the server said to a removal; `theirs` where someone has changed the record since it was seen. */
export type RemovalAnswer = Result< unknown > & {
	readonly theirs?: Theirs | null;
};

/** What became of a record. It is kept where it had been changed, and the user wanted to look at it first. */
export type RemovalOutcome = Result< void > | 'kept';

/** Asks the server to get rid of a record if it is still as in the version. */
export async function sendRemoval(
	path: string,
	version: string
): Promise< RemovalAnswer > {
	try {
		return ok(
			await apiFetch( {
				path,
				method: 'DELETE',
				headers: basedOn( version ),
			} )
		);
	} catch ( raw ) {
		return { ...fail( toAppError( raw ) ), theirs: parseTheirs( raw ) };
	}
}

interface Removing< Item > {
	readonly removal: Removal;
	/**
	 * Sends one of them to the server. The version is what the user has been told of in the meantime, or null for the one
	 * that was on the screen. Answers null where it was not to be sent any more.
	 */
	readonly send: (
		item: Item,
		version: string | null
	) => Promise< RemovalAnswer | null >;
	/** Told of what someone has made of one of them: that is what undo has to bring back. */
	readonly onChanged?: ( item: Item, theirs: Theirs ) => void;
	/** Whether what someone has made of it was on the screen, too. */
	readonly hasSeen?: ( item: Item, theirs: Theirs ) => boolean;
}

/**
 * Gets rid of records, one after the other. Those that someone has changed since they were on the screen stay until
 * the user has heard of that, and wants them gone anyway.
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
	while ( open.length > 0 ) {
		const changed: ( Open< Item > & ChangedMeanwhile )[] = [];
		for ( const { item, at, version } of open ) {
			let answer = await send( item, version );
			if ( isRefused( answer ) && hasSeen?.( item, answer.theirs ) ) {
				answer = await send( item, versionOf( answer.theirs.record ) );
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
