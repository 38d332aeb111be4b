import apiFetch from '@wordpress/api-fetch';
import type { UnknownRecord } from '@/kernel/guards';
import { subjectKey, type Subject } from '@/kernel/subject';
import { autosaveEntry } from '../model/autosave';
import type { Entry } from '../model/entry';
import { owner } from '@/platform/owner';

/** Autosaves that the site has reported, by record. */
const known = new Map< string, Entry >();

/** The user's autosaves that are newer than their records, among fetched records. */
export const siteEntries = (): readonly Entry[] => [ ...known.values() ];

export const isOnSite = ( { id }: Entry ): boolean =>
	siteEntries().some( ( entry ) => entry.id === id );

/** Reads from a record whether the site has an autosave of it that isn't restored yet. */
export function learnAutosave(
	subject: Subject,
	record: UnknownRecord
): Entry | null {
	const entry = autosaveEntry( subject, record, owner() );
	if ( ! entry || restored.has( versionOf( entry ) ) ) {
		known.delete( subjectKey( subject ) );
		return null;
	}
	known.set( subjectKey( subject ), entry );
	return entry;
}

/** Autosaves whose changes are unsaved in this page again. */
const restored = new Set< string >();

const versionOf = ( { id, when }: Entry ): string => `${ id } ${ when }`;

/** Stops offering an autosave whose changes are unsaved in this page again. */
export function markRestored( entry: Entry ): void {
	restored.add( versionOf( entry ) );
	known.delete( subjectKey( entry.subject ) );
}

/** The texts of an autosave and the page that sent it. */
export interface Autosave {
	readonly title: string;
	readonly content: string;
	readonly excerpt: string;
	readonly session: string;
}

/** Sends an autosave to the site; resolves to whether that succeeded. */
export const sendAutosave = (
	subject: Subject,
	autosave: Autosave
): Promise< boolean > => send( 'POST', subject, autosave );

/** Deletes an autosave on the site; resolves to whether that succeeded. */
export async function forgetAutosave( subject: Subject ): Promise< boolean > {
	const isGone = await send( 'DELETE', subject );
	if ( isGone ) {
		known.delete( subjectKey( subject ) );
	}
	return isGone;
}

/** A background request without an error message: a logged-out user sees one on save. */
async function send(
	method: 'POST' | 'DELETE',
	{ id = '' }: Subject,
	data?: object
): Promise< boolean > {
	try {
		await apiFetch( {
			path: `/atelier/v1/posts/${ id }/autosave`,
			method,
			data,
			parse: false,
		} );
		return true;
	} catch {
		return false;
	}
}
