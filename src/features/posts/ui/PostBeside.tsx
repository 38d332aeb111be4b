import { __ } from '@wordpress/i18n';
import { SitePreview } from '@/features/sitePreview';
import { BesideList, NothingBeside } from '@/features/previews';
import type { Post } from '../model/post';
import { isEditable, openPost } from './actions';
import { titleOf } from './fields';
import { PostLink } from './PostLink';

interface PostBesideProps {
	readonly post: Post | null;
	/** Its URL on the front end. */
	readonly url: string | null;
}

/** The preview of the selected item beside the list; a click opens it. An empty list has nothing to select. */
export function PostBeside( { post, url }: PostBesideProps ) {
	if ( ! post || url === null || post.status === 'trash' ) {
		return <NothingBeside>{ post && reasonFor( post ) }</NothingBeside>;
	}
	const canOpen = isEditable( post );
	return (
		<BesideList
			preview={
				<SitePreview
					key={ `${ url } ${ post.modified }` }
					url={ url }
					onActivate={ canOpen ? () => openPost( post ) : null }
				/>
			}
			title={ titleOf( post ) }
			link={ canOpen ? PostLink : null }
			item={ post }
		/>
	);
}

/** Why there is no preview. */
function reasonFor( post: Post ): string {
	return post.status === 'trash'
		? __(
				'This item is in the trash. To see it here, restore it first.',
				'atelier'
			)
		: __( 'Visitors can’t see this.', 'atelier' );
}
