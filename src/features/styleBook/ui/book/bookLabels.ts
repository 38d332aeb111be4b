import { __ } from '@wordpress/i18n';
import type { BookPage, BookSection } from '../../model/book';

export const PAGE_NAMES = {
	overview: () => __( 'Overview', 'atelier' ),
	text: () => __( 'Text', 'atelier' ),
	colors: () => __( 'Colors', 'atelier' ),
	theme: () => __( 'Theme', 'atelier' ),
	media: () => __( 'Media', 'atelier' ),
	widgets: () => __( 'Widgets', 'atelier' ),
	embed: () => __( 'Embeds', 'atelier' ),
	all: () => __( 'All Blocks', 'atelier' ),
} satisfies Record< BookPage, () => string >;

export const SECTION_NAMES = {
	'site-identity': () => __( 'Site Identity', 'atelier' ),
	design: () => __( 'Design', 'atelier' ),
	posts: () => __( 'Posts', 'atelier' ),
	comments: () => __( 'Comments', 'atelier' ),
} satisfies Record< BookSection, () => string >;
