import apiFetch from '@wordpress/api-fetch';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { dispatch, select } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { stringOr } from '@/kernel/guards';
import { fail, ok, type Result } from '@/kernel/result';
import { boot } from '@/platform/boot';
import { askElsewhere } from '@/platform/elsewhere';
import { attempt } from '@/platform/failure';
import { messageFor } from '@/ui/messages';
import { isDesignType } from '@/features/documents/index.model';
import { parseMediaItem, type MediaItem } from '../model/mediaItem';
import { openverseUrl, parseOpenverse } from '../model/openverse';

const ATTACHED_IMAGES = 'attached-images';
const FIELDS = 'id,title,alt_text,caption,source_url,media_details';

interface MediaQuery {
	readonly per_page?: number;
	/** 7.1 requests pages; 6.8 requests one page, and expects only the files. */
	readonly page?: number;
	readonly search?: string;
	/** The ID of the post that the files are attached to. */
	readonly parent?: number;
}

interface MediaPage {
	readonly mediaItems: readonly MediaItem[];
	readonly totalItems: number;
	readonly totalPages: number;
}

/** The media types that have blocks. */
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

/** The names of registered categories, and of those in progress. */
const registered = new Set< string >();

/**
 * Registers the inserter's media categories: images, images attached to the open document, videos, audio files, and
 * Openverse. WordPress's own categories are a private setting, which the public `EditorProvider` omits on 6.8 and 7.1.
 */
export async function registerInserterMedia(): Promise< void > {
	registerAttachedImages();
	await Promise.all(
		categories()
			.filter( ( { name } ) => ! registered.has( name ) )
			.map( async ( category ) => {
				registered.add( category.name );
				if ( ! ( await isOffered( category.mediaType ) ) ) {
					// The category is checked again next time.
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
	registerOpenverse();
}

/** Whether images can be attached to documents of this type. */
export const canHaveAttachedImages = ( type: string ): boolean =>
	! isDesignType( type );

/** Images attached to the open document. They come first, as in WordPress. */
function registerAttachedImages(): void {
	const type = openType();
	if (
		registered.has( ATTACHED_IMAGES ) ||
		! canHaveAttachedImages( type )
	) {
		return;
	}
	registered.add( ATTACHED_IMAGES );
	void dispatch( blockEditorStore ).registerInserterMediaCategory( {
		name: ATTACHED_IMAGES,
		mediaType: 'image',
		labels: {
			name: __( 'Attached images', 'atelier' ),
			search_items: __( 'Search attachments', 'atelier' ),
		},
		emptyMessage: sprintf(
			/* translators: %s: a type of content, such as "Page". */
			__( 'No images attached to this %s.', 'atelier' ),
			boot().postTypes[ type ]?.label ?? type
		),
		fetch: async ( query = {} ) => {
			const id = Number( select( editorStore ).getCurrentPostId() );
			return canHaveAttachedImages( openType() ) && id > 0
				? listMedia( 'image', { ...query, parent: id } )
				: [];
		},
	} );
}

const openType = (): string =>
	stringOr( select( editorStore ).getCurrentPostType() );

/**
 * Openly licensed images. Openverse is requested when its category opens; the block editor hides it if the site
 * disables it.
 */
function registerOpenverse(): void {
	if ( registered.has( 'openverse' ) ) {
		return;
	}
	registered.add( 'openverse' );
	void dispatch( blockEditorStore ).registerInserterMediaCategory( {
		name: 'openverse',
		mediaType: 'image',
		labels: {
			name: __( 'Openverse', 'atelier' ),
			search_items: __( 'Search Openverse', 'atelier' ),
		},
		fetch: searchOpenverse,
		getReportUrl: ( { sourceId = '' } ) =>
			`https://wordpress.org/openverse/image/${ sourceId }/report/`,
	} );
}

async function searchOpenverse( {
	search = '',
	per_page: perPage = 20,
	page = 1,
}: MediaQuery = {} ) {
	const answer = await askElsewhere(
		openverseUrl( { search, perPage, page } )
	);
	if ( ! answer.ok ) {
		void dispatch( noticesStore ).createErrorNotice(
			__(
				'Openverse can’t be reached right now. Try again later.',
				'atelier'
			),
			{ type: 'snackbar', id: 'atelier-openverse' }
		);
		return [];
	}
	return parseOpenverse( answer.value, {
		/* translators: Caption of an image. 1: its title, 2: who made it, 3: its licence. */
		withCreator: __( '“%1$s” by %2$s, %3$s', 'atelier' ),
		/* translators: Caption of an image. 1: its title, 3: its licence. */
		withoutCreator: __( '“%1$s”, %3$s', 'atelier' ),
		untitled: __( 'Untitled', 'atelier' ),
	} );
}

/** Images always: without any category, the inserter has no upload button. */
async function isOffered( mediaType: string ): Promise< boolean > {
	if ( mediaType === 'image' ) {
		return true;
	}
	const found = await requestMedia( mediaType, { per_page: 1 } );
	return found.ok && found.value.mediaItems.length > 0;
}

/** In the format of the block editor, which doesn't handle errors. */
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
	{ per_page: perPage = 20, page = 1, search = '', parent }: MediaQuery
): Promise< Result< MediaPage > > =>
	attempt( async () => {
		const query = new URLSearchParams( {
			context: 'edit',
			media_type: mediaType,
			per_page: String( perPage ),
			page: String( page ),
			...( parent === undefined ? {} : { parent: String( parent ) } ),
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
