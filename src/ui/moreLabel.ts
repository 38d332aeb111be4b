import { _n, sprintf } from '@wordpress/i18n';

/** What stands below the first of many things. */
export const moreLabel = ( count: number ): string =>
	sprintf(
		/* translators: %d: number of things that are not named. */
		_n( '%d more', '%d more', count, 'atelier' ),
		count
	);
