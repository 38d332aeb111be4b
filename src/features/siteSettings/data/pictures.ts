import { store as coreStore } from '@wordpress/core-data';
import { resolveSelect, useSelect } from '@wordpress/data';
import { decodeEntities } from '@wordpress/html-entities';
import { isRecord, stringOr } from '@/kernel/guards';
import type { AppError } from '@/kernel/result';
import { toAppError } from '@/platform/failure';
import { imageUrl, titleOf } from '@/features/documents/index.model';

/** The image of a setting, which is an attachment id. */
export type PictureState =
	| { readonly status: 'none' | 'loading' | 'missing' }
	| { readonly status: 'failed'; readonly error: AppError }
	| {
			readonly status: 'ready';
			readonly url: string;
			/** Its alternative text, or else its title. */
			readonly description: string;
	  };

const argsOf = ( id: number ) =>
	[
		'postType',
		'attachment',
		id,
		{ _fields: 'id,source_url,alt_text,title,slug,media_details' },
	] as const;

/** An image of the media library. */
export function usePicture( id: number ): PictureState {
	const { media, isResolved, error } = useSelect(
		( select ) => {
			const core = select( coreStore );
			const args = argsOf( id );
			return id === 0
				? NONE
				: {
						media: core.getEntityRecord( ...args ),
						isResolved: core.hasFinishedResolution(
							'getEntityRecord',
							args
						),
						error: core.getResolutionError(
							'getEntityRecord',
							args
						),
					};
		},
		[ id ]
	);
	if ( id === 0 ) {
		return { status: 'none' };
	}
	if ( media ) {
		return {
			status: 'ready',
			url: imageUrl( media ),
			description:
				stringOr( media.alt_text ) ||
				decodeEntities( titleOf( media ) ),
		};
	}
	const failure = error ? toAppError( error ) : null;
	return failure && failure.code !== 'missing'
		? { status: 'failed', error: failure }
		: { status: isResolved || failure ? 'missing' : 'loading' };
}

const NONE = { media: null, isResolved: true, error: null };

/** The package's type lacks the store's selectors. */
const resolve = resolveSelect as ( store: typeof coreStore ) => {
	getEntityRecord( ...args: ReturnType< typeof argsOf > ): Promise< unknown >;
};

/** The URL of an image; empty if there is none. */
export async function loadPicture( id: number ): Promise< string > {
	const media =
		id === 0
			? null
			: await resolve( coreStore )
					.getEntityRecord( ...argsOf( id ) )
					.catch( () => null );
	return isRecord( media ) ? imageUrl( media ) : '';
}
