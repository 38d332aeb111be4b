import apiFetch from '@wordpress/api-fetch';
import { isRecord, rawText } from '../../../kernel/guards';
import { fail, ok, type Result } from '../../../kernel/result';
import { shorten } from '../../../kernel/shorten';
import { attempt, toAppError } from '../../../platform/failure';
import {
	basedOn,
	parseTheirs,
	versionOf,
	type Theirs,
} from '../model/conflict';
import { titleOf, type DocumentRef } from '../model/document';
import { removalOf, type Removal } from '../model/removal';
import { refetch, forgetEdits } from './removeDocument';
import { fetchNow, routeOf } from './route';

/** A document of which no blocks can be made. */
export interface Stored {
	/** Short enough for a sentence. */
	readonly title: string;
	/** What it is made of, as text. */
	readonly content: string;
	/** How to get rid of it; null where it came with the theme or is in the trash. */
	readonly removal: Removal | null;
	/** Which version of it this is. */
	readonly version: string;
}

/** In characters. */
const MAX_TITLE = 80;

const FIELDS =
	'id,wp_id,slug,title,source,has_theme_file,plugin,content,atelier_version';

/** A document as the server has it. */
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
					removal: removalOf( type, answer ),
					version: versionOf( answer ),
				} )
			: fail( { code: 'malformed' } );
	} );
}

/**
 * Puts another text in its place on the server, at once.
 *
 * @param document
 * @param content
 * @param version  The one that the user has seen.
 * @return Why it was not written; with `theirs` where someone else has changed it since.
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
