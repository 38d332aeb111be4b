import apiFetch from '@wordpress/api-fetch';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { dispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { fail, ok, type Result } from '../../../kernel/result';
import { attempt } from '../../../platform/failure';
import { messageFor } from '../../../ui/messages';
import { parseMediaItem, type MediaItem } from '../model/mediaItem';

const FIELDS = 'id,title,alt_text,caption,source_url,media_details';

interface MediaQuery {
	readonly per_page?: number;
	/** On 7.1; 6.8 lists one page and expects nothing but its files. */
	readonly page?: number;
	readonly search?: string;
}

interface MediaPage {
	readonly mediaItems: readonly MediaItem[];
	readonly totalItems: number;
	readonly totalPages: number;
}

/** The kinds of files that blocks exist for. */
const categories = () => [
	{
		name: 'images',
		mediaType: 'image',
		labels: {
			name: __( 'Images', 'atelier' ),
			search_items: __( 'Search images', 'atelier' ),
		},
	},
	{
		name: 'videos',
		mediaType: 'video',
		labels: {
			name: __( 'Videos', 'atelier' ),
			search_items: __( 'Search videos', 'atelier' ),
		},
	},
	{
		name: 'audio',
		mediaType: 'audio',
		labels: {
			name: __( 'Audio', 'atelier' ),
			search_items: __( 'Search audio', 'atelier' ),
		},
	},
];

/** What is registered already, or about to be. */
const registered = new Set< string >();

/**
 * Has the inserter list images, and the videos and audio files that there are in the media library. WordPress's own categories
 * are a private setting, which the public `EditorProvider` leaves out on 6.8 and 7.1.
 */
export async function registerInserterMedia(): Promise< void > {
	await Promise.all(
		categories()
			.filter( ( { name } ) => ! registered.has( name ) )
			.map( async ( category ) => {
				registered.add( category.name );
				if ( ! ( await isOffered( category.mediaType ) ) ) {
					// The next time there may be some.
					registered.delete( category.name );
					return;
				}
				void dispatch( blockEditorStore ).registerInserterMediaCategory(
					{
						...category,
						fetch: ( query = {} ) =>
							listMedia( category.mediaType, query ),
					}
				);
			} )
	);
}

/** Images always are, for without any kind the inserter has no way to upload. */
async function isOffered( mediaType: string ): Promise< boolean > {
	if ( mediaType === 'image' ) {
		return true;
	}
	const found = await requestMedia( mediaType, { per_page: 1 } );
	return found.ok && found.value.mediaItems.length > 0;
}

/** As the block editor expects it, which has no words for a failure. */
async function listMedia(
	mediaType: string,
	query: MediaQuery
): Promise< MediaPage | readonly MediaItem[] > {
	const found = await requestMedia( mediaType, query );
	if ( ! found.ok ) {
		void dispatch( noticesStore ).createErrorNotice(
			messageFor( found.error ),
			{ type: 'snackbar' }
		);
		return [];
	}
	return query.page === undefined ? found.value.mediaItems : found.value;
}

const requestMedia = (
	mediaType: string,
	{ per_page: perPage = 20, page = 1, search = '' }: MediaQuery
): Promise< Result< MediaPage > > =>
	attempt( async () => {
		const query = new URLSearchParams( {
			context: 'edit',
			media_type: mediaType,
			per_page: String( perPage ),
			page: String( page ),
			...( search === '' ? {} : { search, orderby: 'relevance' } ),
			_fields: FIELDS,
		} );
		const answer = await apiFetch< Response >( {
			path: `/wp/v2/media?${ String( query ) }`,
			parse: false,
		} );
		const list: unknown = await answer.json();
		return Array.isArray( list )
			? ok( {
					mediaItems: list
						.map( parseMediaItem )
						.filter( ( item ) => item !== null ),
					totalItems: Number( answer.headers.get( 'X-WP-Total' ) ),
					totalPages: Number(
						answer.headers.get( 'X-WP-TotalPages' )
					),
				} )
			: fail( { code: 'malformed' } );
	} );
