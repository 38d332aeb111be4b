import apiFetch from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';
import { isRecord, rawText } from '@/kernel/guards';
import { fail, ok, type Result } from '@/kernel/result';
import { attempt } from '@/platform/failure';
import { type RemovalOutcome } from '@/features/documents';
import {
	refetch,
	isShown,
	removeDocument,
	replacingTitle,
} from '@/features/documents/index.records';
import type { Menu } from '../model/menu';
import { refreshFacts } from './facts';
import { TYPE } from './useMenus';

export const ROUTE = '/wp/v2/navigation';

/**
 * Renames a menu. With REST: core-data's own action would first fetch the whole record, which has to wait for the block
 * editor.
 */
export function renameMenu(
	{ id, title: seen }: Pick< Menu, 'id' | 'title' >,
	title: string
): Promise< Result< void > > {
	return attempt( async () => {
		const headers = await replacingTitle( `${ ROUTE }/${ id }`, seen );
		if ( ! headers.ok ) {
			return headers;
		}
		const answer = await apiFetch( {
			path: `${ ROUTE }/${ id }`,
			method: 'POST',
			data: { title },
			headers: headers.value,
		} );
		if ( ! isRecord( answer ) ) {
			return fail( { code: 'malformed' } );
		}
		void dispatch( coreStore ).receiveEntityRecords( 'postType', TYPE, [
			answer,
		] );
		return ok( undefined );
	} );
}

/**
 * Creates an empty menu.
 *
 * @return Its id.
 */
export function createMenu( title: string ): Promise< Result< string > > {
	return attempt( async () => {
		const created = await apiFetch( {
			path: ROUTE,
			method: 'POST',
			data: { title, content: '', status: 'publish' },
		} );
		if ( ! isRecord( created ) || typeof created.id !== 'number' ) {
			return fail( { code: 'malformed' } );
		}
		refetch();
		void refreshFacts();
		return ok( String( created.id ) );
	} );
}

/**
 * Creates a published copy of a menu as stored on the server.
 *
 * @param id
 * @param titleFor Returns the copy's title for the original's.
 */
export function duplicateMenu(
	id: string,
	titleFor: ( title: string ) => string
): Promise< Result< void > > {
	return attempt( async () => {
		const original = await apiFetch( {
			path: `${ ROUTE }/${ id }?context=edit&_fields=title,content`,
		} );
		if ( ! isRecord( original ) ) {
			return fail( { code: 'malformed' } );
		}
		await apiFetch( {
			path: ROUTE,
			method: 'POST',
			data: {
				title: titleFor( rawText( original.title ) ),
				content: rawText( original.content ),
				status: 'publish',
			},
		} );
		refetch();
		void refreshFacts();
		return ok( undefined );
	} );
}

/** Deletes a menu permanently: the trash of menus isn't accessible. */
export async function deleteMenu( {
	id,
	title,
	facts,
}: Pick< Menu, 'id' | 'title' | 'facts' > ): Promise< RemovalOutcome > {
	const fate = await removeDocument(
		{
			type: TYPE,
			id,
			title,
			removal: 'delete',
			version: facts?.version ?? '',
		},
		{ hasSeen: isShown }
	);
	// A navigation block without a menu of its own may show another one now.
	void refreshFacts();
	return fate;
}

/** Creates WordPress's fallback menu: from a classic menu if there is one, else with the site's pages. */
export function createFallback(): Promise< Result< void > > {
	return attempt( async () => {
		await apiFetch( { path: '/wp-block-editor/v1/navigation-fallback' } );
		refetch();
		return ok( undefined );
	} );
}
