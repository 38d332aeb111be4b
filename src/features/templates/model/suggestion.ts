import { isRecord, stringOr } from '@/kernel/guards';

/** A page, term or author that a template can be created for; its name may contain HTML entities. */
export interface Suggestion {
	readonly slug: string;
	readonly name: string;
	readonly link: string;
}

/** Parses a post, a term or a user in REST; null without a slug. */
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

/** A URL with decoded characters. */
function readable( address: string ): string {
	try {
		return decodeURI( address );
	} catch {
		return address;
	}
}
