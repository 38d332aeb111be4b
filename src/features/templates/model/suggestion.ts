import { isRecord, stringOr } from '../../../kernel/guards';

/** A page, term or author that a template can be made for; its name as the server writes it in pages. */
export interface Suggestion {
	readonly slug: string;
	readonly name: string;
	readonly link: string;
}

/** Reads what REST answers about a post, a term or a user; null where it has no slug. */
export function parseSuggestion( raw: unknown ): Suggestion | null {
	if ( ! isRecord( raw ) || stringOr( raw.slug ) === '' ) {
		return null;
	}
	const { slug, name, title, link } = raw;
	return {
		slug: stringOr( slug ),
		name: isRecord( title ) ? stringOr( title.rendered ) : stringOr( name ),
		link: readable( stringOr( link ) ),
	};
}

/** An address without the signs that stand for other letters. */
function readable( address: string ): string {
	try {
		return decodeURI( address );
	} catch {
		return address;
	}
}
