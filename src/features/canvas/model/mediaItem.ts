import { isRecord, rawText, stringOr } from '../../../kernel/guards';

/** A file of the media library as the inserter lists it; addresses are absolute. */
export interface MediaItem {
	/** That of its attachment: what is inserted refers to it. */
	readonly id: number;
	readonly title: string;
	readonly url: string;
	/** A smaller one to look at; empty where there is none. */
	readonly previewUrl: string;
	readonly alt: string;
	/** HTML. */
	readonly caption: string;
}

/** Reads an attachment as REST answers it to whoever may edit; null where it is none. */
export function parseMediaItem( raw: unknown ): MediaItem | null {
	if ( ! isRecord( raw ) || typeof raw.id !== 'number' ) {
		return null;
	}
	const url = stringOr( raw.source_url );
	if ( url === '' ) {
		return null;
	}
	const details = isRecord( raw.media_details ) ? raw.media_details : {};
	const sizes = isRecord( details.sizes ) ? details.sizes : {};
	const medium = isRecord( sizes.medium ) ? sizes.medium : {};
	return {
		id: raw.id,
		title: rawText( raw.title ),
		url,
		previewUrl: stringOr( medium.source_url ),
		alt: stringOr( raw.alt_text ),
		caption: rawText( raw.caption ),
	};
}
