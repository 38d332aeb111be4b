import { stringOr } from '@/kernel/guards';
import type { SiteMoment } from '@/kernel/siteClock';
import { scheduleProblem } from '@/features/documents/index.model';
import type { Problem, QuickField, QuickRecord, QuickValues } from './record';

/** Fields that belong together: one of them alone would have another meaning for the server. */
const CONCERNS: Readonly< Record< Problem, readonly QuickField[] > > = {
	pastDate: [ 'status', 'date' ],
	skippedTime: [ 'status', 'date' ],
	noDate: [ 'status', 'date' ],
	ownParent: [ 'parent' ],
};

/** The field that shows a problem. */
const TOLD_AT: Readonly< Record< Problem, QuickField > > = {
	pastDate: 'date',
	skippedTime: 'date',
	noDate: 'date',
	ownParent: 'parent',
};

/** Problems by the field that shows them. */
export const byField = (
	problems: readonly Problem[]
): Readonly< Partial< Record< QuickField, Problem > > > =>
	Object.fromEntries(
		problems.map( ( problem ) => [ TOLD_AT[ problem ], problem ] )
	);

/**
 * The edits of a record, with those that follow from them.
 *
 * @param record
 * @param edits  The user's edits.
 * @param now
 */
function withConsequences(
	record: QuickRecord,
	edits: QuickValues,
	now: SiteMoment
): QuickValues {
	const { status, date, password } = record.values;
	const next = edits.status;
	const leavesSchedule =
		next !== undefined &&
		next !== 'future' &&
		status === 'future' &&
		stringOr( date ) > now.time;
	return {
		...( leavesSchedule ? { date: null } : {} ),
		...( next === 'private' && password ? { password: '' } : {} ),
		...edits,
	};
}

/** The problems of a record with these edits. */
function problemsOf(
	record: QuickRecord,
	values: QuickValues,
	now: SiteMoment
): readonly Problem[] {
	const next = { ...record.values, ...values };
	const schedule = scheduleProblem( next, now );
	return [
		...( schedule ? [ schedule ] : [] ),
		...( Number( next.parent ) === Number( record.id )
			? ( [ 'ownParent' ] as const )
			: [] ),
	];
}

/** Edits that can be saved, and those that are held until they are fixed. */
export interface SortedEdits {
	readonly fine: QuickValues;
	readonly held: QuickValues;
	readonly problems: readonly Problem[];
}

/**
 * Separates valid from invalid edits.
 *
 * @param record
 * @param held   The edits that have been held so far.
 * @param edits  The user's edits.
 * @param now
 */
export function sortEdits(
	record: QuickRecord,
	held: QuickValues,
	edits: QuickValues,
	now: SiteMoment
): SortedEdits {
	const shown = { ...record, values: { ...record.values, ...held } };
	const wanted = { ...held, ...withConsequences( shown, edits, now ) };
	// A date that has just passed only matters to edits of the schedule.
	const problems = problemsOf( record, wanted, now ).filter( ( problem ) =>
		CONCERNS[ problem ].some( ( name ) => name in wanted )
	);
	const concerned = new Set< string >(
		problems.flatMap( ( problem ) => CONCERNS[ problem ] )
	);
	const part = ( isHeld: boolean ): QuickValues =>
		Object.fromEntries(
			Object.entries( wanted ).filter(
				( [ name ] ) => concerned.has( name ) === isHeld
			)
		);
	return { fine: part( false ), held: part( true ), problems };
}
