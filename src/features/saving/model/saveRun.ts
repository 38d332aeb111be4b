import {
	changeKey,
	type ChangedRecord,
} from '@/features/documents/index.model';
import { type SaveOutcome } from './saving';

/** The current save, or the outcomes of the last one while they are shown. */
export interface SaveRun {
	readonly isRunning: boolean;
	/** The records of the save, in order. */
	readonly records: readonly ChangedRecord[];
	readonly outcomes: Readonly< Record< string, SaveOutcome > >;
}

export const NO_RUN: SaveRun = { isRunning: false, records: [], outcomes: {} };

/** Starts a save. Keeps the outcomes of records that aren't saved again. */
export function beginRun(
	run: SaveRun,
	records: readonly ChangedRecord[]
): SaveRun {
	const keys = new Set( records.map( changeKey ) );
	return {
		isRunning: true,
		records: [
			...run.records.filter(
				( record ) => ! keys.has( changeKey( record ) )
			),
			...records,
		],
		outcomes: {
			...run.outcomes,
			...Object.fromEntries(
				records.map( ( record ) => [ changeKey( record ), 'waiting' ] )
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
 * The records of a review: all changed records, and those saved while it is open.
 *
 * @param order Keys in their order so far, so that rows don't move during a save.
 */
export function listed(
	changed: readonly ChangedRecord[],
	run: SaveRun,
	order: readonly string[]
): readonly ChangedRecord[] {
	const keys = new Set( changed.map( changeKey ) );
	const saved = run.records.filter(
		( record ) =>
			! keys.has( changeKey( record ) ) &&
			isThrough( run, changeKey( record ) )
	);
	const position = ( record: ChangedRecord ) => {
		const at = order.indexOf( changeKey( record ) );
		return at === -1 ? order.length : at;
	};
	return [ ...changed, ...saved ].sort(
		( a, b ) => position( a ) - position( b )
	);
}

/** core-data clears a record's edits just before its save ends. */
function isThrough( { outcomes }: SaveRun, key: string ): boolean {
	const outcome = outcomes[ key ];
	return outcome === 'saved' || outcome === 'saving';
}
