import { stringOr } from '../../../kernel/guards';
import { scheduleProblem, siteTime } from '../../documents/index.model';
import type { Problem, QuickField, QuickRecord, QuickValues } from './record';

/** What belongs together: one of them alone would mean something else to the server. */
const CONCERNS: Readonly< Record< Problem, readonly QuickField[] > > = {
	pastDate: [ 'status', 'date' ],
	noDate: [ 'status', 'date' ],
	ownParent: [ 'parent' ],
};

/** The field beside which a problem is told. */
const TOLD_AT: Readonly< Record< Problem, QuickField > > = {
	pastDate: 'date',
	noDate: 'date',
	ownParent: 'parent',
};

/** Problems by the field beside which they are told. */
export const byField = (
	problems: readonly Problem[]
): Readonly< Partial< Record< QuickField, Problem > > > =>
	Object.fromEntries(
		problems.map( ( problem ) => [ TOLD_AT[ problem ], problem ] )
	);

/**
 * An edit of one item, with what follows from it.
 *
 * @param record
 * @param edits  What the user did.
 * @param now
 */
function withConsequences(
	record: QuickRecord,
	edits: QuickValues,
	now: Date
): QuickValues {
	const { status, date, password } = record.values;
	const next = edits.status;
	const leavesSchedule =
		next !== undefined &&
		next !== 'future' &&
		status === 'future' &&
		stringOr( date ) > siteTime( record.offset, now );
	return {
		...( leavesSchedule ? { date: null } : {} ),
		...( next === 'private' && password ? { password: '' } : {} ),
		...edits,
	};
}

/** What would be wrong with an item. */
function problemsOf(
	record: QuickRecord,
	values: QuickValues,
	now: Date
): readonly Problem[] {
	const next = { ...record.values, ...values };
	const schedule = scheduleProblem( next, siteTime( record.offset, now ) );
	return [
		...( schedule ? [ schedule ] : [] ),
		...( Number( next.parent ) === Number( record.id )
			? ( [ 'ownParent' ] as const )
			: [] ),
	];
}

/** Edits that can be saved, and those that have to wait until they are fixed. */
export interface SortedEdits {
	readonly fine: QuickValues;
	readonly held: QuickValues;
	readonly problems: readonly Problem[];
}

/**
 * Sorts out what of an edit can be saved.
 *
 * @param record
 * @param held   The edits that have been waiting so far.
 * @param edits  What the user did.
 * @param now
 */
export function sortEdits(
	record: QuickRecord,
	held: QuickValues,
	edits: QuickValues,
	now: Date
): SortedEdits {
	const shown = { ...record, values: { ...record.values, ...held } };
	const wanted = { ...held, ...withConsequences( shown, edits, now ) };
	// A date that has just gone by is only wrong for who has something to do with it.
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
