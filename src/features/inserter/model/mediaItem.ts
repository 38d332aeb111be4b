import { isRecord, rawText, stringOr } from '@/kernel/guards';

/** A file of the media library in the inserter's format, with absolute URLs. */
export interface MediaItem {
	/** The attachment ID, which inserted blocks refer to. */
	readonly id: number;
	readonly title: string;
	readonly url: string;
	/** The URL of a smaller size; empty without one. */
	readonly previewUrl: string;
	readonly alt: string;
	/** HTML. */
	readonly caption: string;
}

/** Parses an attachment from REST in the edit context; null if it is invalid. */
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
