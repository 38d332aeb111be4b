import { decodeEntities } from '@wordpress/html-entities';
import { isRecord, rawText, stringOr } from '@/kernel/guards';
import { fail, ok, type Result } from '@/kernel/result';
import { request } from '@/platform/request';
import type { MediaFile } from '@/features/replacing/index.model';

/** A file with what people know it by. */
export interface NamedFile extends MediaFile {
	readonly title: string;
	/** Such as `image`. */
	readonly type: string;
}

/** Loads a file of the media library. */
export async function loadFile( id: string ): Promise< Result< NamedFile > > {
	const answer = await request( {
		path: `/wp/v2/media/${ encodeURIComponent( id ) }?context=edit&_fields=id,title,source_url,alt_text,mime_type,media_details`,
	} );
	if ( ! answer.ok ) {
		return answer;
	}
	const { value } = answer;
	if ( ! isRecord( value ) || typeof value.id !== 'number' ) {
		return fail( { code: 'malformed' } );
	}
	const url = stringOr( value.source_url );
	return ok( {
		id: value.id,
		url,
		alt: stringOr( value.alt_text ),
		sizes: sizesOf( value.media_details ),
		title:
			decodeEntities( rawText( value.title ) ) ||
			url.replace( /^.*\//s, '' ),
		type: stringOr( value.mime_type ).replace( /\/.*$/, '' ),
	} );
}

const sizesOf = ( details: unknown ): Readonly< Record< string, string > > =>
	Object.fromEntries(
		Object.entries(
			isRecord( details ) && isRecord( details.sizes )
				? details.sizes
				: {}
		).flatMap( ( [ name, size ] ) =>
			isRecord( size ) && stringOr( size.source_url ) !== ''
				? [ [ name, stringOr( size.source_url ) ] ]
				: []
		)
	);
