import apiFetch from '@wordpress/api-fetch';
import { decodeEntities } from '@wordpress/html-entities';
import { isRecord, stringOr } from '@/kernel/guards';
import { fail, ok, type Result } from '@/kernel/result';
import { attempt } from '@/platform/failure';
import { choosePicture } from '@/platform/mediaLibrary';

/** An image of the media library, as global styles store it. */
export interface ChosenPicture {
	readonly url: string;
	readonly id: number;
	readonly source: 'file';
	readonly title: string;
}

/**
 * Opens the media library to choose or upload an image.
 *
 * @param title  The title of the dialog.
 * @param action The label of its button.
 * @return Null if no image was chosen.
 */
export async function chooseStoredPicture(
	title: string,
	action: string
): Promise< Result< ChosenPicture | null > > {
	const chosen = await choosePicture( title, action );
	if ( ! chosen.ok || chosen.value === null ) {
		return chosen.ok ? ok( null ) : chosen;
	}
	const id = chosen.value;
	return attempt( async () => {
		const found = await apiFetch( {
			path: `/wp/v2/media/${ id }?_fields=source_url,title`,
		} );
		const media = isRecord( found ) ? found : {};
		const url = stringOr( media.source_url );
		const title = isRecord( media.title ) ? media.title.rendered : '';
		return url === ''
			? fail( { code: 'malformed' } )
			: ok( {
					url,
					id,
					source: 'file',
					title: decodeEntities( stringOr( title ) ),
				} );
	} );
}
