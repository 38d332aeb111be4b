import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Link, postsRoute } from '@/routing';
import { Failure } from '@/ui/Failure';
import { ListSkeleton } from '@/ui/ListSkeleton';
import { messageFor } from '@/ui/messages';
import { CustomViewNotice, useCustomView } from '@/features/views';
import { defaultView, type PostFieldId } from '../model/view';
import { makeFields } from './fields';
import { PostsList, type PostsListProps } from './PostsList';
import styles from './PostsList.module.css';

/** The posts of a type in a custom view. */
export function CustomPostsList( props: PostsListProps ) {
	const { params, postType } = props;
	const { type } = params;
	const rules = useMemo(
		() => ( {
			fields: makeFields( type, postType, 'all' ).map(
				( { id } ): PostFieldId => id
			),
			fallback: defaultView( 'all', postType ),
		} ),
		[ type, postType ]
	);
	const custom = useCustomView( type, params.activeView ?? null, rules );
	switch ( custom.status ) {
		case 'loading':
			return <ListSkeleton />;
		case 'failed':
			return (
				<Failure
					title={ __( 'The view could not be loaded', 'atelier' ) }
					text={ messageFor( custom.error ) }
					details={ JSON.stringify( custom.error ) }
					onRetry={ custom.retry }
				/>
			);
		case 'missing':
			return (
				<Failure
					title={ __( 'This view doesn’t exist', 'atelier' ) }
					text={ __(
						'It may have been deleted, or it may belong to someone else.',
						'atelier'
					) }
				>
					<Link to={ postsRoute } params={ { type: params.type } }>
						{ __( 'Show all items', 'atelier' ) }
					</Link>
				</Failure>
			);
		case 'ready':
			return (
				<div className={ styles.stack }>
					<CustomViewNotice { ...custom } />
					<div className={ styles.rest }>
						<PostsList { ...props } custom={ custom } />
					</div>
				</div>
			);
	}
}
