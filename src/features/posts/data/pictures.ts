import apiFetch from '@wordpress/api-fetch';
import { createAnswers } from '@/kernel/answers';
import { batched } from '@/kernel/batched';
import { isRecord, stringOr } from '@/kernel/guards';
import { ok } from '@/kernel/result';
import { attempt } from '@/platform/failure';
import { useAnswer } from '@/ui/useAnswer';

/** The maximum of a REST request. */
const BATCH = 100;

/** URLs of images by attachment id; empty if there is none. */
const pictures = createAnswers< number, string >( {
	request: batched(
		( ids ) =>
			attempt( async () => {
				const answer = await apiFetch( {
					path: `/wp/v2/media?include=${ ids.join( ',' ) }&per_page=${ BATCH }&_fields=id,source_url,media_details.sizes`,
				} );
				return ok(
					new Map(
						( Array.isArray( answer ) ? answer : [] ).flatMap(
							pictureIn
						)
					)
				);
			} ),
		BATCH,
		''
	),
	limit: 300,
} );

/** The URL of an image; empty while loading, or if there is none. The list works without images. */
export function usePicture( id: number ): string {
	const load = useAnswer( pictures, id, id > 0 );
	return load.status === 'ready' ? load.value : '';
}

function pictureIn( raw: unknown ): [ number, string ][] {
	if ( ! isRecord( raw ) || typeof raw.id !== 'number' ) {
		return [];
	}
	const details = isRecord( raw.media_details ) ? raw.media_details : {};
	const sizes = isRecord( details.sizes ) ? details.sizes : {};
	const { medium } = sizes;
	return [
		[
			raw.id,
			( isRecord( medium ) && stringOr( medium.source_url ) ) ||
				stringOr( raw.source_url ),
		],
	];
}
