import apiFetch from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import { isRecord } from '@/kernel/guards';
import { fail, ok, type Result } from '@/kernel/result';
import { attempt } from '@/platform/failure';
import type { RunHeader } from '@/platform/historyRun';
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
import { refetches } from './refetches';
import { replaceContent } from './replaceContent';
import { routeOf } from './route';
import { recordId } from './useDocument';

/** A document to remove. */
export interface Removable extends DocumentRef {
	readonly title: string;
	readonly removal: Removal;
	/** The version on the screen; empty if unknown. */
	readonly version: string;
}

/** Removes a document. If another user has changed it since it was shown, asks first. */
export async function removeDocument(
	document: Removable,
	byOthers?: ChangesByOthers
): Promise< RemovalOutcome > {
	const [ fate = 'kept' ] = await removeDocuments( [ document ], byOthers );
	return fate;
}

/** Whether core-data has this version of a document: then the screen has shown it, or it was saved here. */
export function isShown(
	{ type, id }: DocumentRef,
	{ record }: Theirs
): boolean {
	const core = select( coreStore );
	const key = [ 'postType', type, recordId( id ) ] as const;
	// Otherwise the selector would make core-data fetch the record.
	return (
		core.hasFinishedResolution( 'getEntityRecord', key ) &&
		versionOf( core.getEntityRecord( ...key ) ) === versionOf( record )
	);
}

/** The part of `removeKnowingly`'s options about changes of other users. */
type ChangesByOthers = Pick<
	Parameters< typeof removeKnowingly< Removable > >[ 1 ],
	'hasSeen' | 'onChanged'
>;

/** How documents are removed one after the other. */
export interface RemovalSteps {
	/** Asked before each of them; from then on, none is removed any more. */
	readonly isStopped?: () => boolean;
}

/** Removes documents one after the other, with a result for each. */
export async function removeDocuments(
	documents: readonly Removable[],
	byOthers: ChangesByOthers = {},
	{ isStopped }: RemovalSteps = {}
): Promise< readonly RemovalOutcome[] > {
	const [ first ] = documents;
	if ( ! first ) {
		return [];
	}
	const fates = await removeKnowingly( documents, {
		removal: first.removal,
		send: async ( document, version, run ) =>
			isStopped?.()
				? null
				: removeOnServer( document, version ?? document.version, run ),
		...byOthers,
	} );
	refetch();
	return fates;
}

async function removeOnServer(
	{ type, id, removal }: Removable,
	version: string,
	run: RunHeader
): Promise< RemovalAnswer > {
	// Not with core-data's own action: it fails after a request with `_fields`.
	const base = routeOf( type );
	if ( base === undefined ) {
		return fail( { code: 'missing' } );
	}
	const answer = await sendRemoval(
		`${ base }/${ id }${ removal === 'trash' ? '' : '?force=true' }`,
		version,
		run
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
 * Drops the edits of a document whose state on the server has changed, or of one property. Undo doesn't restore them.
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
	// Without edits, core-data would fetch the record.
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

/** Refetches every list and record: each may contain the removed or restored ones. */
export function refetch(): void {
	refetches.set( refetches.get() + 1 );
	const core = dispatch( coreStore );
	void core.invalidateResolutionForStoreSelector( 'getEntityRecord' );
	void core.invalidateResolutionForStoreSelector( 'getEntityRecords' );
}

/**
 * Resets a customized template or template part to the theme's file. The reset is an edit: it can be undone, and
 * reaches the server with the next save.
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
		// Not with core-data, which would confuse it with the edited record.
		const original = await apiFetch( {
			path: `${ base }/${ id }?context=edit&source=theme`,
		} );
		const content = isRecord( original ) ? original.content : undefined;
		if ( ! isRecord( content ) || typeof content.raw !== 'string' ) {
			return fail( { code: 'malformed' } );
		}
		// With this source, the server deletes the customization instead of saving a copy of the file.
		replaceContent( { type, id }, content.raw, { source: 'theme' } );
		return ok( undefined );
	} );
}
