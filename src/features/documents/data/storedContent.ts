import apiFetch from '@wordpress/api-fetch';
import { isRecord, rawText } from '@/kernel/guards';
import { fail, ok, type Result } from '@/kernel/result';
import { shorten } from '@/kernel/shorten';
import { attempt, toAppError } from '@/platform/failure';
import {
	basedOn,
	parseTheirs,
	versionOf,
	type Theirs,
} from '../model/conflict';
import { titleOf, type DocumentRef } from '../model/document';
import type { Removal } from '../model/removal';
import { refetch, forgetEdits } from './removeDocument';
import { fetchNow, routeOf } from './route';
import { removalHere } from './trash';

/** A document whose content can't be parsed. */
export interface Stored {
	/** Shortened for use in a sentence. */
	readonly title: string;
	/** Serialized blocks. */
	readonly content: string;
	/** The way to remove it; null if it comes from the theme or is in the trash. */
	readonly removal: Removal | null;
	/** Its version. */
	readonly version: string;
}

/** In characters. */
const MAX_TITLE = 80;

const FIELDS =
	'id,wp_id,slug,title,source,has_theme_file,plugin,content,atelier_version,atelier_trash';

/** Reads the server's record of a document. */
export function readStored( {
	type,
	id,
}: DocumentRef ): Promise< Result< Stored > > {
	return attempt( async () => {
		const answer = await fetchNow(
			`${ routeOf( type ) ?? '' }/${ id }?_fields=${ FIELDS }`
		);
		return isRecord( answer )
			? ok( {
					title: shorten( titleOf( answer ), MAX_TITLE ),
					content: rawText( answer.content ),
					removal: removalHere( type, answer ),
					version: versionOf( answer ),
				} )
			: fail( { code: 'malformed' } );
	} );
}

/**
 * Replaces the text of a document on the server, immediately.
 *
 * @param document
 * @param content
 * @param version  The version on the screen.
 * @return The error; with `theirs` if another user has changed it since.
 */
export async function writeStored(
	document: DocumentRef,
	content: string,
	version: string
): Promise< Result< void > & { readonly theirs?: Theirs | null } > {
	try {
		await apiFetch( {
			path: `${ routeOf( document.type ) ?? '' }/${ document.id }`,
			method: 'PUT',
			data: { content },
			headers: basedOn( version ),
		} );
		forgetEdits( document );
		refetch();
		return ok( undefined );
	} catch ( raw ) {
		return { ...fail( toAppError( raw ) ), theirs: parseTheirs( raw ) };
	}
}
