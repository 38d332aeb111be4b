import { __ } from '@wordpress/i18n';
import { usePageRole } from '../data/usePageRole';
import type { PageRole } from '../model/assignment';
import styles from './PageRoleBadge.module.css';

/** Marks a page as the homepage or the posts page. */
export function PageRoleBadge( { id }: { readonly id: number } ) {
	const role = usePageRole( id );
	return role && <span className={ styles.badge }>{ WORDS[ role ]() }</span>;
}

const WORDS: Readonly< Record< PageRole, () => string > > = {
	homepage: () => __( 'Homepage', 'atelier' ),
	postsPage: () => __( 'Posts Page', 'atelier' ),
};
