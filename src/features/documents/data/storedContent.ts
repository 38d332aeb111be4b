import apiFetch from '@wordpress/api-fetch';
import { isRecord, rawText } from '../../../kernel/guards';
import { fail, ok, type Result } from '../../../kernel/result';
import { shorten } from '../../../kernel/shorten';
import { toAppError } from '../../../platform/failure';
import { titleOf, type DocumentRef } from '../model/document';
import { removalOf, type Removal } from '../model/removal';
import { askAgain, forgetEdits, routeOf } from './removeDocument';

/** A document of which no blocks can be made. */
export interface Stored {
	/** Short enough for a sentence. */
	readonly title: string;
	/** What it is made of, as text. */
	readonly content: string;
	/** How to get rid of it; null where it came with the theme or is in the trash. */
	readonly removal: Removal | null;
}

/** In characters. */
const MAX_TITLE = 80;

const FIELDS = 'id,slug,title,source,has_theme_file,plugin,content';

/** A document as the server has it. */
export async function readStored( {
	type,
	id,
}: DocumentRef ): Promise< Result< Stored > > {
	try {
		const answer = await apiFetch( {
			path: `${ routeOf( type ) ?? '' }/${ id }?context=edit&_fields=${ FIELDS }`,
		} );
		return isRecord( answer )
			? ok( {
					title: shorten( titleOf( answer ), MAX_TITLE ),
					content: rawText( answer.content ),
					removal: removalOf( type, answer ),
				} )
			: fail( { code: 'malformed' } );
	} catch ( raw ) {
		return fail( toAppError( raw ) );
	}
}

/** Puts another text in its place on the server, at once. */
export async function writeStored(
	document: DocumentRef,
	content: string
): Promise< Result< void > > {
	try {
		await apiFetch( {
			path: `${ routeOf( document.type ) ?? '' }/${ document.id }`,
			method: 'PUT',
			data: { content },
		} );
		forgetEdits( document );
		askAgain();
		return ok( undefined );
	} catch ( raw ) {
		return fail( toAppError( raw ) );
	}
}
