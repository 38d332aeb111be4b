import { resolveSelect, select } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';
import { isRecord, rawText, stringOr } from '@/kernel/guards';
import { fail, ok, type Result } from '@/kernel/result';
import { attempt } from '@/platform/failure';
import {
	contentOf,
	fetchNow,
	recordArgs,
	routeOfRecord,
} from '@/features/documents/index.records';
import type { DocumentId } from '../model/shown';

/** The stored text of a document. */
export const textToSave = ( {
	type,
	id,
}: DocumentId ): Promise< Result< string > > =>
	attempt( async () => {
		const route = await routeOfRecord( {
			kind: 'postType',
			name: type,
			id,
		} );
		if ( route === undefined ) {
			return fail( { code: 'missing' } );
		}
		const record = await fetchNow( `${ route }?_fields=content` );
		return isRecord( record )
			? ok( rawText( record.content ) )
			: fail( { code: 'malformed' } );
	} );

/** The text of a document with its unsaved changes. */
export async function textToEdit(
	document: DocumentId
): Promise< Result< string > > {
	const { type, id } = document;
	const key = recordArgs( { kind: 'postType', name: type, id } );
	const core = select( coreStore );
	return core.hasEditsForEntityRecord( ...key )
		? ok( contentOf( core, key ) )
		: textToSave( document );
}

/** The text of a pattern that a theme or plugin has. */
export const patternText = ( name: string ): Promise< Result< string > > =>
	attempt( async () => {
		// REST has no route for a single pattern.
		const all = await resolve( coreStore ).getBlockPatterns();
		const found = all
			?.filter( isRecord )
			.find( ( pattern ) => pattern.name === name );
		return found
			? ok( stringOr( found.content ) )
			: fail( { code: 'missing' } );
	} );

/** The function's type doesn't know the store. */
const resolve = resolveSelect as ( store: typeof coreStore ) => {
	getBlockPatterns(): Promise< readonly unknown[] | undefined >;
};
