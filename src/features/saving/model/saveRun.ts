import { keyOf, type ChangedRecord } from '../../documents/index.model';
import { type SaveOutcome } from './saving';

/** The save that is running, or what came of the last one for as long as someone looks at it. */
export interface SaveRun {
	readonly isRunning: boolean;
	/** What was to be saved, in order, with what has become of it. */
	readonly records: readonly ChangedRecord[];
	readonly outcomes: Readonly< Record< string, SaveOutcome > >;
}

export const NO_RUN: SaveRun = { isRunning: false, records: [], outcomes: {} };

/** A save begins. What came of records that it does not try again stays to be seen. */
export function beginRun(
	run: SaveRun,
	records: readonly ChangedRecord[]
): SaveRun {
	const keys = new Set( records.map( keyOf ) );
	return {
		isRunning: true,
		records: [
			...run.records.filter(
				( record ) => ! keys.has( keyOf( record ) )
			),
			...records,
		],
		outcomes: {
			...run.outcomes,
			...Object.fromEntries(
				records.map( ( record ) => [ keyOf( record ), 'waiting' ] )
			),
		},
	};
}

export const withOutcome = (
	run: SaveRun,
	key: string,
	outcome: SaveOutcome
): SaveRun => ( { ...run, outcomes: { ...run.outcomes, [ key ]: outcome } } );

export const endRun = ( run: SaveRun ): SaveRun => ( {
	...run,
	isRunning: false,
} );

/**
 * What a review lists: all that is changed, and what was saved while it was open.
 *
 * @param order Keys in the order in which they have been listed so far, so that nothing moves while it is saved.
 */
export function listed(
	changed: readonly ChangedRecord[],
	run: SaveRun,
	order: readonly string[]
): readonly ChangedRecord[] {
	const keys = new Set( changed.map( keyOf ) );
	const saved = run.records.filter(
		( record ) =>
			! keys.has( keyOf( record ) ) && isThrough( run, keyOf( record ) )
	);
	const place = ( record: ChangedRecord ) => {
		const at = order.indexOf( keyOf( record ) );
		return at === -1 ? order.length : at;
	};
	return [ ...changed, ...saved ].sort( ( a, b ) => place( a ) - place( b ) );
}

/** A record counts as unchanged a moment before its save is over. */
function isThrough( { outcomes }: SaveRun, key: string ): boolean {
	const outcome = outcomes[ key ];
	return outcome === 'saved' || outcome === 'saving';
}
