import apiFetch from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import { isRecord } from '../../../kernel/guards';
import { fail, ok, type Result } from '../../../kernel/result';
import { toAppError } from '../../../platform/failure';
import type { DocumentRef } from '../model/document';
import { dropEdits } from './discardChanges';
import { replaceContent } from './replaceContent';

/** Moves a document to the trash, or deletes it for good where its type has no trash. */
export async function removeDocument(
	{ type, id }: DocumentRef,
	isForGood: boolean
): Promise< Result< void > > {
	// Not by core-data's own action: it fails once one record has been asked for with `_fields`.
	const base = routeOf( type );
	if ( base === undefined ) {
		return fail( { code: 'missing' } );
	}
	try {
		const answer = await apiFetch( {
			path: `${ base }/${ id }${ isForGood ? '?force=true' : '' }`,
			method: 'DELETE',
		} );
		forget( { type, id }, answer );
		return ok( undefined );
	} catch ( raw ) {
		return fail( toAppError( raw ) );
	}
}

/** The REST route of a type's records, such as `/wp/v2/pages`. */
const routeOf = ( type: string ): string | undefined =>
	select( coreStore ).getEntityConfig( 'postType', type )?.baseURL;

/** Drops the edits of a record that is gone, and whatever was known of it. */
function forget( { type, id }: DocumentRef, answer: unknown ) {
	const core = dispatch( coreStore );
	dropEdits( { kind: 'postType', name: type, id }, { undoIgnore: true } );
	if ( isRecord( answer ) && answer.status === 'trash' ) {
		void core.receiveEntityRecords( 'postType', type, [ answer ] );
	}
	void core.invalidateResolutionForStoreSelector( 'getEntityRecord' );
	void core.invalidateResolutionForStoreSelector( 'getEntityRecords' );
}

/**
 * Gives a customized template or template part back what the theme has in its file. An edit like any
 * other: it can be undone, and is done on the server when it is saved.
 */
export async function resetToTheme( {
	type,
	id,
}: DocumentRef ): Promise< Result< void > > {
	const base = routeOf( type );
	if ( base === undefined ) {
		return fail( { code: 'missing' } );
	}
	try {
		// Not by core-data, which would take the theme's record for the one that is edited.
		const original = await apiFetch( {
			path: `${ base }/${ id }?context=edit&source=theme`,
		} );
		const content = isRecord( original ) ? original.content : undefined;
		if ( ! isRecord( content ) || typeof content.raw !== 'string' ) {
			return fail( { code: 'malformed' } );
		}
		// With this source the server deletes the customization instead of saving a copy of the file.
		replaceContent( { type, id }, content.raw, { source: 'theme' } );
		return ok( undefined );
	} catch ( raw ) {
		return fail( toAppError( raw ) );
	}
}
