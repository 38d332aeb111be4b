import { __, _x } from '@wordpress/i18n';

/** What the homepage shows. */
export const homepageLabel = ( isStatic: boolean ): string =>
	isStatic
		? __( 'A static page', 'atelier' )
		: __( 'Your latest posts', 'atelier' );

/** Whether new posts can be commented on. */
export const allowedLabel = ( isAllowed: boolean ): string =>
	isAllowed
		? _x( 'Open', 'status of comments', 'atelier' )
		: _x( 'Closed', 'status of comments', 'atelier' );
