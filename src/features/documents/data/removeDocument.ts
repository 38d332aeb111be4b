import apiFetch from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import { isRecord } from '../../../kernel/guards';
import { fail, ok, type Result } from '../../../kernel/result';
import { createSignal } from '../../../kernel/signal';
import { attempt } from '../../../platform/failure';
import { versionOf, type Theirs } from '../model/conflict';
import type { DocumentRef } from '../model/document';
import type { Removal } from '../model/removal';
import { dropEdits } from './discardChanges';
import {
	removeKnowingly,
	sendRemoval,
	type RemovalOutcome,
	type RemovalAnswer,
} from './removeKnowingly';
import { replaceContent } from './replaceContent';
import { routeOf } from './route';
import { recordId } from './useDocument';

/** A document that is to go. */
export interface Removable extends DocumentRef {
	readonly title: string;
	readonly removal: Removal;
	/** The version that was on the screen; empty where that is not known. */
	readonly version: string;
}

/** Gets rid of a document, unless someone has changed it since it was on the screen and the user wants to look first. */
export async function removeDocument(
	document: Removable,
	meanwhile?: Meanwhile
): Promise< RemovalOutcome > {
	const [ fate = 'kept' ] = await removeDocuments( [ document ], meanwhile );
	return fate;
}

/** Whether core-data has what someone made of a document: then it was shown since, or made here. */
export function isShown(
	{ type, id }: DocumentRef,
	{ record }: Theirs
): boolean {
	const core = select( coreStore );
	const key = [ 'postType', type, recordId( id ) ] as const;
	// Otherwise asking would have core-data fetch it.
	return (
		core.hasFinishedResolution( 'getEntityRecord', key ) &&
		versionOf( core.getEntityRecord( ...key ) ) === versionOf( record )
	);
}

/** What is to be known of changes that someone has made in the meantime; see `removeKnowingly`. */
type Meanwhile = Pick<
	Parameters< typeof removeKnowingly< Removable > >[ 1 ],
	'hasSeen' | 'onChanged'
>;

/** Gets rid of documents, one after the other; each has an outcome of its own. */
export async function removeDocuments(
	documents: readonly Removable[],
	meanwhile: Meanwhile = {}
): Promise< readonly RemovalOutcome[] > {
	const [ first ] = documents;
	if ( ! first ) {
		return [];
	}
	const fates = await removeKnowingly( documents, {
		removal: first.removal,
		send: ( document, version ) =>
			removeOnServer( document, version ?? document.version ),
		...meanwhile,
	} );
	refetch();
	return fates;
}

async function removeOnServer(
	{ type, id, removal }: Removable,
	version: string
): Promise< RemovalAnswer > {
	// Not by core-data's own action: it fails once one record has been asked for with `_fields`.
	const base = routeOf( type );
	if ( base === undefined ) {
		return fail( { code: 'missing' } );
	}
	const answer = await sendRemoval(
		`${ base }/${ id }${ removal === 'trash' ? '' : '?force=true' }`,
		version
	);
	if ( answer.ok ) {
		forgetEdits( { type, id } );
		if ( isRecord( answer.value ) && answer.value.status === 'trash' ) {
			void dispatch( coreStore ).receiveEntityRecords( 'postType', type, [
				answer.value,
			] );
		}
	}
	return answer;
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

/** Incremented whenever everything is refetched; for lists that core-data does not keep. */
export const refetches = createSignal( 0 );

/** Refetches every list and record: what was removed or restored may be in any of them. */
export function refetch(): void {
	refetches.set( refetches.get() + 1 );
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
	return attempt( async () => {
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
	} );
}
