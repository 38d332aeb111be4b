import { __, sprintf } from '@wordpress/i18n';
import { messageFor } from '@/ui/messages';
import type { PreviewRefusal } from '../model/unsaved';

/** The reason why there is no preview, and the remedy. */
export function refusalMessage( { error, label }: PreviewRefusal ): string {
	if ( label === undefined ) {
		return sprintf(
			/* translators: %s: why. */
			__( 'The preview could not be opened. %s', 'atelier' ),
			messageFor( error )
		);
	}
	return error.code === 'forbidden'
		? sprintf(
				/* translators: %s: title of a page, template or another item. */
				__(
					'You’re not allowed to save “%s”, so it can’t be previewed. Discard its changes to preview the rest.',
					'atelier'
				),
				label
			)
		: sprintf(
				/* translators: 1: title of a page, template or another item, 2: why. */
				__( '“%1$s” can’t be previewed. %2$s', 'atelier' ),
				label,
				error.detail ?? messageFor( error )
			);
}
