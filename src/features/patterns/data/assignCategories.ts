import apiFetch from '@wordpress/api-fetch';
import { isRecord } from '@/kernel/guards';
import { fail, ok, type AppError, type Result } from '@/kernel/result';
import { toAppError } from '@/platform/failure';
import { newRun, type RunHeader } from '@/platform/historyRun';
import {
	basedOn,
	parseTheirs,
	versionOf,
} from '@/features/documents/index.model';
import { onTopOf, type Assignable, type Assignment } from '../model/assignment';
import { refreshCategories } from './changeCategories';

/** The result of assigning categories to patterns. */
export interface AssignOutcome {
	readonly done: readonly Assignable[];
	readonly failed: readonly {
		readonly pattern: Assignable;
		readonly error: AppError;
	}[];
	/** Restores the former categories of the changed patterns. */
	readonly undo: () => Promise< AssignOutcome >;
}

/** Assigns categories to patterns, one after the other; each has a result of its own. */
export async function assignCategories(
	assignments: readonly Assignment[]
): Promise< AssignOutcome > {
	const done: Assignment[] = [];
	const failed: { pattern: Assignable; error: AppError }[] = [];
	const run = newRun();
	for ( const assignment of assignments ) {
		const sent = await send( assignment, run );
		if ( sent.ok ) {
			done.push( assignment );
		} else {
			failed.push( { pattern: assignment.pattern, error: sent.error } );
		}
	}
	refreshCategories();
	return {
		done: done.map( ( { pattern } ) => pattern ),
		failed,
		undo: () =>
			assignCategories(
				done.map( ( { pattern, next } ) => ( {
					pattern: { ...pattern, categories: next },
					next: pattern.categories,
				} ) )
			),
	};
}

/** Adds and removes the chosen categories; other people's changes in the meantime are kept. */
async function send(
	assignment: Assignment,
	run: RunHeader,
	triesLeft = TRIES
): Promise< Result< void > > {
	const path = `/wp/v2/blocks/${ assignment.pattern.id }`;
	try {
		const newest = await apiFetch( {
			path: `${ path }?context=edit&_fields=id,${ FIELD },atelier_version`,
		} );
		await apiFetch( {
			path,
			method: 'POST',
			data: { [ FIELD ]: onTopOf( categoriesIn( newest ), assignment ) },
			headers: { ...basedOn( versionOf( newest ) ), ...run },
		} );
		return ok( undefined );
	} catch ( raw ) {
		return parseTheirs( raw ) && triesLeft > 1
			? send( assignment, run, triesLeft - 1 )
			: fail( toAppError( raw ) );
	}
}

/** How often to retry if someone else saves the pattern between our read and our save. */
const TRIES = 4;

const FIELD = 'wp_pattern_category';

function categoriesIn( record: unknown ): readonly number[] {
	const list = isRecord( record ) ? record[ FIELD ] : undefined;
	return Array.isArray( list )
		? list.filter( ( id ) => typeof id === 'number' )
		: [];
}
