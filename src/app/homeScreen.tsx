import { __ } from '@wordpress/i18n';
import { boot } from '@/platform/boot';
import {
	homeRoute,
	homePreviewUrl,
	identityRoute,
	leaveFor,
	navigate,
	type Address,
} from '@/routing';
import type { ScreenView } from './screenView';
import { HomeSidebar } from './sidebar/HomeSidebar';

/** The main menu beside the homepage; null for other routes. */
export function homeScreen( address: Address ): ScreenView | null {
	const params = homeRoute.parse( address );
	if ( ! params ) {
		return null;
	}
	const { home, site } = boot();
	return {
		key: 'home',
		title: __( 'Design', 'atelier' ),
		isRoot: true,
		sidebar: <HomeSidebar />,
		subject: {
			document: home,
			title: home?.title ?? site.title,
			previewUrl: homePreviewUrl( address.query ),
		},
		isEditing: params.isEditing && home !== null,
		edit: () => navigate( homeRoute, { isEditing: true } ),
		leave: () =>
			leaveFor(
				( previous ) =>
					homeRoute.parse( previous )?.isEditing === false ||
					identityRoute.parse( previous ) !== null,
				homeRoute,
				{ isEditing: false }
			),
		back: null,
	};
}
