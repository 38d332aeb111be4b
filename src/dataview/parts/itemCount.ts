import { _n, sprintf } from '@wordpress/i18n';

/** The number of items as text. */
export const itemCount = ( count: number ): string =>
	sprintf(
		/* translators: %d: number of items. */
		_n( '%d item', '%d items', count, 'atelier' ),
		count
	);
