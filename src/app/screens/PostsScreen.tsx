import { useEffect } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { boot, type PostTypeSummary } from '@/platform/boot';
import { documentPreviewUrl, homeRoute, type PostsParams } from '@/routing';
import { ContentScreen } from '@/routing/ContentScreen';
import { Failure } from '@/ui/Failure';
import { ListSkeleton } from '@/ui/ListSkeleton';
import { messageFor } from '@/ui/messages';
import { SidebarScreen } from '../sidebar/SidebarScreen';
import { useChunk } from '@/ui/useChunk';
import { POSTS, preparePosts } from './lists';

interface PostsProps {
	readonly params: PostsParams;
}

interface PostsScreenProps extends PostsProps {
	/** The query arguments of the address. */
	readonly query: Readonly< Record< string, string > >;
}

/** The list of pages, or of posts of another type. */
export function PostsScreen( { params, query }: PostsScreenProps ) {
	const list = useChunk( POSTS );
	const postType = boot().postTypes[ params.type ];
	return (
		<ContentScreen
			title={ postType?.plural ?? params.type }
			back={ homeRoute.build( { isEditing: false } ) }
			actions={
				list.status === 'ready' &&
				postType?.canCreate && (
					<list.value.AddPostButton
						type={ params.type }
						label={ postType.addLabel }
					/>
				)
			}
		>
			{ postType?.canEdit ? (
				<Posts
					params={ params }
					query={ query }
					postType={ postType }
				/>
			) : (
				<Failure
					title={ sprintf(
						/* translators: %s: name of the listed items, such as "Pages". */
						__( 'You can’t view this list: %s', 'atelier' ),
						postType?.plural ?? params.type
					) }
					text={ messageFor( { code: 'forbidden' } ) }
				/>
			) }
		</ContentScreen>
	);
}

function Posts( {
	params,
	query,
	postType,
}: PostsScreenProps & { readonly postType: PostTypeSummary } ) {
	const list = useChunk( POSTS );
	const isReady = list.status === 'ready';
	useEffect( () => {
		if ( ! isReady ) {
			void preparePosts( params );
		}
		// Only the first view is preloaded.
		// oxlint-disable-next-line react/exhaustive-deps
	}, [] );
	switch ( list.status ) {
		case 'loading':
			return <ListSkeleton />;
		case 'failed':
			return (
				<Failure
					title={ __( 'The list could not be loaded', 'atelier' ) }
					text={ messageFor( list.error ) }
					details={ JSON.stringify( list.error ) }
					onRetry={ list.retry }
				/>
			);
		case 'ready': {
			const List = params.isCustom
				? list.value.CustomPostsList
				: list.value.PostsList;
			return (
				<List
					// No state of one type's list applies to another's, nor of one custom view to another.
					key={ `${ params.type } ${ params.isCustom ? params.activeView : '' }` }
					params={ params }
					postType={ postType }
					previewUrl={ ( document ) =>
						documentPreviewUrl( document, query )
					}
				/>
			);
		}
	}
}

/** The menu beside a list of posts: its presets and custom views. */
export function PostsSidebar( { params }: PostsProps ) {
	const list = useChunk( POSTS );
	const postType = boot().postTypes[ params.type ];
	return (
		<SidebarScreen
			title={ postType?.plural ?? params.type }
			back={ homeRoute.build( { isEditing: false } ) }
		>
			{ list.status === 'ready' && postType?.canEdit && (
				<list.value.PostsNavigation { ...params } />
			) }
		</SidebarScreen>
	);
}
