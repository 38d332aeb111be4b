import { __ } from '@wordpress/i18n';

/** The names of WordPress's post formats. */
const FORMAT_NAMES: Readonly< Record< string, () => string > > = {
	standard: () => __( 'Standard', 'atelier' ),
	aside: () => __( 'Aside', 'atelier' ),
	audio: () => __( 'Audio', 'atelier' ),
	chat: () => __( 'Chat', 'atelier' ),
	gallery: () => __( 'Gallery', 'atelier' ),
	image: () => __( 'Image', 'atelier' ),
	link: () => __( 'Link', 'atelier' ),
	quote: () => __( 'Quote', 'atelier' ),
	status: () => __( 'Status', 'atelier' ),
	video: () => __( 'Video', 'atelier' ),
};

/** The name of a post format; what it is stored as if nothing is known of it. */
export const formatName = ( format: string ): string =>
	FORMAT_NAMES[ format ]?.() ?? format;
