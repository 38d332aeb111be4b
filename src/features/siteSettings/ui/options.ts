import { __, _x } from '@wordpress/i18n';

/** The label of the homepage setting. */
export const homepageLabel = ( isStatic: boolean ): string =>
	isStatic
		? __( 'A static page', 'atelier' )
		: __( 'Your latest posts', 'atelier' );

/** The label of the comment setting for new posts. */
export const allowedLabel = ( isAllowed: boolean ): string =>
	isAllowed
		? _x( 'Open', 'status of comments', 'atelier' )
		: _x( 'Closed', 'status of comments', 'atelier' );
