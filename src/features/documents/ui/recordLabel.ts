import { __ } from '@wordpress/i18n';
import { boot } from '@/platform/boot';
import type { ChangedRecord } from '../model/changedRecord';

/** The plural label of an entity. */
export function groupLabel( name: string ): string {
	switch ( name ) {
		case 'site':
			return __( 'Site settings', 'atelier' );
		case 'globalStyles':
			return __( 'Styles', 'atelier' );
		default:
			return boot().postTypes[ name ]?.plural ?? name;
	}
}

/** The label of a record, or of the site setting that it stands for. */
export function recordLabel( {
	property,
	title,
	name,
}: Pick< ChangedRecord, 'property' | 'title' | 'name' > ): string {
	switch ( property ) {
		case undefined:
			return wholeLabel( name, title );
		case 'title':
			return __( 'Site title', 'atelier' );
		case 'description':
			return __( 'Tagline', 'atelier' );
		case 'site_logo':
			return __( 'Site logo', 'atelier' );
		case 'site_icon':
			return __( 'Site icon', 'atelier' );
		case 'show_on_front':
			return __( 'Homepage displays', 'atelier' );
		case 'page_on_front':
			return __( 'Homepage', 'atelier' );
		case 'page_for_posts':
			return __( 'Posts page', 'atelier' );
		case 'posts_per_page':
			return __( 'Posts per page', 'atelier' );
		case 'default_comment_status':
			return __( 'Discussion', 'atelier' );
		default:
			return property;
	}
}

function wholeLabel( name: string, title: string ): string {
	switch ( name ) {
		case 'globalStyles':
			return __( 'Custom styles', 'atelier' );
		case 'site':
			return __( 'Site settings', 'atelier' );
		default:
			return title || __( '(no title)', 'atelier' );
	}
}

/** The singular label of an entity. */
export function kindLabel( name: string ): string {
	switch ( name ) {
		case 'site':
			return __( 'Settings', 'atelier' );
		case 'globalStyles':
			return __( 'Styles', 'atelier' );
		default:
			return boot().postTypes[ name ]?.label ?? name;
	}
}
