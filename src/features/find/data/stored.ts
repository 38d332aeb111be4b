import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import { isRecord, type UnknownRecord } from '@/kernel/guards';
import { fail, ok, type Result } from '@/kernel/result';
import type { Subject } from '@/kernel/subject';
import { attempt } from '@/platform/failure';
import {
	contentOf,
	fetchNow,
	receive,
	recordArgs,
	routeOfRecord,
} from '@/features/documents/index.records';
import { valuesOf, type Values } from '../model/values';

/** The record of a subject as it is on the server, some of its properties, and its version. */
export const fetchStored = (
	subject: Subject,
	properties: readonly string[]
): Promise<
	Result< { readonly route: string; readonly record: UnknownRecord } >
> =>
	attempt( async () => {
		const route = await routeOfRecord( subject );
		if ( route === undefined ) {
			return fail( { code: 'missing' } );
		}
		const fields = [ ...properties, 'atelier_version' ].join( ',' );
		const record = await fetchNow( `${ route }?_fields=${ fields }` );
		return isRecord( record )
			? ok( { route, record } )
			: fail( { code: 'malformed' } );
	} );

/** The values of a record with its unsaved changes; without any, as they are on the server now. */
export async function valuesToEdit(
	subject: Subject
): Promise< Result< Values > > {
	const core = select( coreStore );
	const key = recordArgs( subject );
	if ( ! core.hasEditsForEntityRecord( ...key ) ) {
		const received = await receiveNow( subject );
		if ( ! received.ok ) {
			return received;
		}
	}
	const edited: unknown = core.getEditedEntityRecord( ...key );
	const values = valuesOf( isRecord( edited ) ? edited : {} );
	return ok(
		subject.kind === 'postType'
			? { ...values, content: contentOf( core, key ) }
			: values
	);
}

async function receiveNow( {
	kind,
	name,
	id,
}: Subject ): Promise< Result< void > > {
	if ( kind === 'postType' && id !== undefined ) {
		const failure = await receive( { type: name, id } );
		return failure ? fail( failure ) : ok( undefined );
	}
	return attempt( async () => {
		const route = await routeOfRecord( { kind, name, id } );
		const record =
			route === undefined ? undefined : await fetchNow( route );
		if ( ! isRecord( record ) ) {
			return fail( { code: 'missing' } );
		}
		await dispatch( coreStore ).receiveEntityRecords( kind, name, [
			record,
		] );
		return ok( undefined );
	} );
}
