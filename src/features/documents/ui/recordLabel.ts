import { __ } from '@wordpress/i18n';
import type { ChangedRecord } from '../model/saving';

/** What a changed record is called. */
export function recordLabel( {
	property,
	title,
	name,
}: ChangedRecord ): string {
	switch ( property ) {
		case undefined:
			return name === 'globalStyles'
				? __( 'Custom styles', 'atelier' )
				: title || __( '(no title)', 'atelier' );
		case 'title':
			return __( 'Site title', 'atelier' );
		case 'description':
			return __( 'Tagline', 'atelier' );
		case 'site_logo':
			return __( 'Logo', 'atelier' );
		case 'site_icon':
			return __( 'Icon', 'atelier' );
		case 'show_on_front':
			return __( 'What the home page shows', 'atelier' );
		case 'page_on_front':
			return __( 'Home page', 'atelier' );
		case 'page_for_posts':
			return __( 'Posts page', 'atelier' );
		case 'posts_per_page':
			return __( 'Posts per page', 'atelier' );
		default:
			return property;
	}
}
