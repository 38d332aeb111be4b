import apiFetch from '@wordpress/api-fetch';
import { fail, ok, type AppError, type Result } from '../../../kernel/result';
import { toAppError } from '../../../platform/failure';
import type { Assignable, Assignment } from '../model/assignment';
import { refreshCategories } from './userCategories';

/** What came of putting patterns into categories. */
export interface AssignOutcome {
	readonly done: readonly Assignable[];
	readonly failed: readonly {
		readonly pattern: Assignable;
		readonly error: AppError;
	}[];
	/** Gives those that were changed their former categories back. */
	readonly undo: () => Promise< AssignOutcome >;
}

/** Puts patterns into categories, one after the other; each has an outcome of its own. */
export async function assignCategories(
	assignments: readonly Assignment[]
): Promise< AssignOutcome > {
	const done: Assignment[] = [];
	const failed: { pattern: Assignable; error: AppError }[] = [];
	for ( const assignment of assignments ) {
		const sent = await send( assignment );
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

async function send( {
	pattern,
	next,
}: Assignment ): Promise< Result< void > > {
	try {
		await apiFetch( {
			path: `/wp/v2/blocks/${ pattern.id }`,
			method: 'POST',
			data: { wp_pattern_category: next },
		} );
		return ok( undefined );
	} catch ( raw ) {
		return fail( toAppError( raw ) );
	}
}
