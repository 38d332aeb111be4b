import { _n, sprintf } from '@wordpress/i18n';

/** That there are unsaved changes in the open draft, as a heading. */
export const unsavedHereLabel = ( count: number ): string =>
	sprintf(
		/* translators: %d: number of records. */
		_n(
			'You have %d unsaved change in this site draft',
			'You have %d unsaved changes in this site draft',
			count,
			'atelier'
		),
		count
	);
