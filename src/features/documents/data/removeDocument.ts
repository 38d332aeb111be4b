import apiFetch from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import { isRecord } from '../../../kernel/guards';
import { fail, ok, type Result } from '../../../kernel/result';
import { createSignal } from '../../../kernel/signal';
import { toAppError } from '../../../platform/failure';
import type { DocumentRef } from '../model/document';
import { dropEdits } from './discardChanges';
import { recordId } from './useDocument';
import { replaceContent } from './replaceContent';

/** Moves a document to the trash, or deletes it for good where its type has no trash. */
export async function removeDocument(
	document: DocumentRef,
	isForGood: boolean
): Promise< Result< void > > {
	const result = await removeOnServer( document, isForGood );
	askAgain();
	return result;
}

/** The same for several of them, one after the other; each has an outcome of its own. */
export async function removeDocuments< Document extends DocumentRef >(
	documents: readonly Document[],
	isForGood: ( document: Document ) => boolean
): Promise< readonly Result< void >[] > {
	const results: Result< void >[] = [];
	for ( const document of documents ) {
		results.push( await removeOnServer( document, isForGood( document ) ) );
	}
	askAgain();
	return results;
}

async function removeOnServer(
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
		forgetEdits( { type, id } );
		if ( isRecord( answer ) && answer.status === 'trash' ) {
			void dispatch( coreStore ).receiveEntityRecords( 'postType', type, [
				answer,
			] );
		}
		return ok( undefined );
	} catch ( raw ) {
		return fail( toAppError( raw ) );
	}
}

/**
 * Drops the edits of a document whose state on the server has changed, or of the one property that is named.
 * Undo does not bring them back.
 */
export function forgetEdits( {
	type,
	id,
	property,
}: DocumentRef & { readonly property?: string } ): void {
	const edits = select( coreStore ).getEntityRecordEdits(
		'postType',
		type,
		recordId( id )
	);
	// Without edits there is nothing to drop, and core-data would fetch the record to find that out.
	if ( edits && Object.keys( edits ).length > 0 ) {
		dropEdits(
			{
				kind: 'postType',
				name: type,
				id,
				...( property === undefined ? {} : { property } ),
			},
			{ undoIgnore: true }
		);
	}
}

/** The REST route of a type's records, such as `/wp/v2/pages`. */
export const routeOf = ( type: string ): string | undefined =>
	select( coreStore ).getEntityConfig( 'postType', type )?.baseURL;

/** Counts up whenever everything is asked for again; for lists that core-data does not keep. */
export const askedAgain = createSignal( 0 );

/** Has every list and record asked for again: what is gone, or back, may be in any of them. */
export function askAgain(): void {
	askedAgain.set( askedAgain.get() + 1 );
	const core = dispatch( coreStore );
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
