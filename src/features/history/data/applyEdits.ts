import { store as coreStore } from '@wordpress/core-data';
import { dispatch, resolveSelect, select } from '@wordpress/data';
import type { UnknownRecord } from '@/kernel/guards';
import { fail, ok, type Result } from '@/kernel/result';
import type { Subject } from '@/kernel/subject';
import { endTypingStep } from '@/platform/experimental/undoSteps';
import { attempt } from '@/platform/failure';
import {
	putValues,
	receive,
	recordArgs,
} from '@/features/documents/index.records';

/** The function's type doesn't know the store. */
const resolve = resolveSelect as ( store: typeof coreStore ) => {
	getEntitiesConfig( kind: string ): Promise< unknown >;
	getEntityRecord(
		kind: string,
		name: string,
		id?: string | number
	): Promise< unknown >;
};

/** Adds unsaved edits to a record. They are reviewed, saved and undone like any others. */
export async function applyEdits(
	subject: Subject,
	edits: UnknownRecord
): Promise< Result< void > > {
	const loaded = await load( subject );
	if ( ! loaded.ok ) {
		return loaded;
	}
	endTypingStep();
	await putValues( subject, edits );
	return ok( undefined );
}

/** Loads the current record from the site unless the user has edits: then these are kept. */
async function load( { kind, name, id }: Subject ): Promise< Result< void > > {
	const core = select( coreStore );
	const key = recordArgs( { kind, name, id } );
	const isKnown = core.hasFinishedResolution( 'getEntityRecord', key );
	if ( isKnown && core.hasEditsForEntityRecord( ...key ) ) {
		return ok( undefined );
	}
	if ( kind === 'postType' && id !== undefined ) {
		const failure = await receive( { type: name, id } );
		return failure ? fail( failure ) : ok( undefined );
	}
	if ( isKnown ) {
		await dispatch( coreStore ).invalidateResolution(
			'getEntityRecord',
			key
		);
	}
	return attempt( async () => {
		await resolve( coreStore ).getEntitiesConfig( kind );
		const record = await resolve( coreStore ).getEntityRecord( ...key );
		return record ? ok( undefined ) : fail( { code: 'missing' } );
	} );
}
