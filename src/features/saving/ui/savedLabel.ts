import { __, sprintf } from '@wordpress/i18n';

/**
 * The label of a save button without unsaved changes.
 *
 * @param theme The name of the theme that saving also activates; null without a theme preview.
 */
export const savedLabel = ( theme: string | null ): string =>
	theme === null
		? __( 'Saved', 'atelier' )
		: /* translators: %s: name of a theme. */
			sprintf( __( 'Activate %s', 'atelier' ), theme );
