import { isRecord, stringOr, type UnknownRecord } from '@/kernel/guards';

/** The URL of an image of the media library, of a smaller size if WordPress has generated one; empty if there is none. */
export function imageUrl( media: UnknownRecord ): string {
	const details = isRecord( media.media_details ) ? media.media_details : {};
	const sizes = isRecord( details.sizes ) ? details.sizes : {};
	const medium = isRecord( sizes.medium ) ? sizes.medium : {};
	return stringOr( medium.source_url ) || stringOr( media.source_url );
}
