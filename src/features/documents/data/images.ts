import apiFetch from '@wordpress/api-fetch';
import { createAnswers } from '@/kernel/answers';
import { batched } from '@/kernel/batched';
import { isRecord } from '@/kernel/guards';
import { ok } from '@/kernel/result';
import { attempt } from '@/platform/failure';
import { useAnswer } from '@/ui/useAnswer';
import { imageUrl } from '../model/imageUrl';

/** The maximum of a REST request. */
const BATCH = 100;

/** URLs of images by attachment id; empty if there is none. */
const images = createAnswers< number, string >( {
	request: batched(
		( ids ) =>
			attempt( async () => {
				const answer = await apiFetch( {
					path: `/wp/v2/media?include=${ ids.join( ',' ) }&per_page=${ BATCH }&_fields=id,source_url,media_details.sizes`,
				} );
				return ok(
					new Map(
						( Array.isArray( answer ) ? answer : [] ).flatMap(
							imageIn
						)
					)
				);
			} ),
		BATCH,
		''
	),
	limit: 300,
} );

/** The URL of an image; empty while loading, or if there is none. Lists work without images. */
export function useImageUrl( id: number ): string {
	const load = useAnswer( images, id, id > 0 );
	return load.status === 'ready' ? load.value : '';
}

const imageIn = ( raw: unknown ): [ number, string ][] =>
	isRecord( raw ) && typeof raw.id === 'number'
		? [ [ raw.id, imageUrl( raw ) ] ]
		: [];
