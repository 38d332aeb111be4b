import { __ } from '@wordpress/i18n';
import { boot } from '@/platform/boot';

/** The names of WordPress's statuses; plugins may register others. */
const STATUS_NAMES: Readonly< Record< string, () => string > > = {
	publish: () => __( 'Published', 'atelier' ),
	future: () => __( 'Scheduled', 'atelier' ),
	draft: () => __( 'Draft', 'atelier' ),
	pending: () => __( 'Pending review', 'atelier' ),
	private: () => __( 'Private', 'atelier' ),
	trash: () => __( 'Trash', 'atelier' ),
};

/** The name of a status; what it is stored as if nothing is known of it. */
export const statusName = ( status: string ): string =>
	STATUS_NAMES[ status ]?.() ?? boot().statuses[ status ] ?? status;
