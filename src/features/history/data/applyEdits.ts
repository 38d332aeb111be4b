import { store as coreStore } from '@wordpress/core-data';
import { dispatch, resolveSelect, select } from '@wordpress/data';
import type { UnknownRecord } from '../../../kernel/guards';
import { fail, ok, type Result } from '../../../kernel/result';
import type { Subject } from '../../../kernel/subject';
import { endTypingStep } from '../../../platform/experimental/undoSteps';
import { attempt } from '../../../platform/failure';
import { receive, recordKey, safeEdits } from '../../documents/index.records';

/** Its type says nothing about the store. */
const resolve = resolveSelect as ( store: typeof coreStore ) => {
	getEntitiesConfig( kind: string ): Promise< unknown >;
	getEntityRecord(
		kind: string,
		name: string,
		id?: string | number
	): Promise< unknown >;
};

/** Makes unsaved edits of a record: they are reviewed, saved and undone as any others. */
export async function applyEdits(
	subject: Subject,
	edits: UnknownRecord
): Promise< Result< void > > {
	const loaded = await load( subject );
	if ( ! loaded.ok ) {
		return loaded;
	}
	endTypingStep();
	await dispatch( coreStore ).editEntityRecord(
		...recordKey( subject ),
		// A canvas makes blocks of the text where there are none.
		'content' in edits
			? safeEdits( { ...edits, blocks: undefined } )
			: edits
	);
	return ok( undefined );
}

/** The record as the site has it now, unless the user is editing it: then edits go on top of theirs. */
async function load( { kind, name, id }: Subject ): Promise< Result< void > > {
	const core = select( coreStore );
	const key = recordKey( { kind, name, id } );
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
