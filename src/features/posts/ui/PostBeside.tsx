import { __, sprintf } from '@wordpress/i18n';
import { documentRoute, Link } from '../../../routing';
import { SitePreview } from '../../canvas';
import type { Post } from '../model/post';
import { isEditable, openPost } from './actions';
import { titleOf } from './fields';
import styles from './PostBeside.module.css';

interface PostBesideProps {
	readonly post: Post | null;
	/** Its URL on the front end. */
	readonly url: string | null;
}

/** The preview of the selected item beside the list; a click opens it. */
export function PostBeside( { post, url }: PostBesideProps ) {
	if ( ! post ) {
		return (
			<p className={ styles.hint }>
				{ __( 'Select an item to see it here.', 'atelier' ) }
			</p>
		);
	}
	if ( url === null || post.status === 'trash' ) {
		return (
			<p className={ styles.hint }>
				{ post.status === 'trash'
					? __(
							'This item is in the trash. To see it here, restore it first.',
							'atelier'
						)
					: __( 'Visitors can’t see this.', 'atelier' ) }
			</p>
		);
	}
	const canOpen = isEditable( post );
	return (
		<div className={ styles.beside }>
			<SitePreview
				key={ `${ url } ${ post.modified }` }
				url={ url }
				onActivate={ canOpen ? () => openPost( post ) : null }
			/>
			{ canOpen && (
				<Link
					to={ documentRoute }
					params={ { type: post.type, id: post.id, isEditing: true } }
					className={ styles.open }
				>
					{ sprintf(
						/* translators: %s: title of a page or post. */
						__( 'Edit %s', 'atelier' ),
						titleOf( post )
					) }
				</Link>
			) }
		</div>
	);
}
