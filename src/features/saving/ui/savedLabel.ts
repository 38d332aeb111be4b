import { __, sprintf } from '@wordpress/i18n';

/**
 * What a button that saves says where there is nothing to save.
 *
 * @param theme The name of the theme that saving also activates; null where none is tried.
 */
export const savedLabel = ( theme: string | null ): string =>
	theme === null
		? __( 'Saved', 'atelier' )
		: /* translators: %s: name of a theme. */
			sprintf( __( 'Activate %s', 'atelier' ), theme );
