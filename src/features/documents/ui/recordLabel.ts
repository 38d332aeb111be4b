import { __ } from '@wordpress/i18n';
import { boot } from '../../../platform/boot';
import type { ChangedRecord } from '../model/saving';

/** Names a kind of records above their list. */
export function groupLabel( name: string ): string {
	switch ( name ) {
		case 'site':
			return __( 'Site', 'atelier' );
		case 'globalStyles':
			return __( 'Styles', 'atelier' );
		default:
			return boot().postTypes[ name ]?.plural ?? name;
	}
}

/** Names one changed record. */
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
