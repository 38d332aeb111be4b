import { _n, sprintf } from '@wordpress/i18n';

/** How many items there are, in words. */
export const itemCount = ( count: number ): string =>
	sprintf(
		/* translators: %d: number of items. */
		_n( '%d item', '%d items', count, 'atelier' ),
		count
	);
