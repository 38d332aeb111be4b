import { boot } from './boot';

/** The URL of the screen in wp-admin on which an item is edited without blocks. */
export const ownScreenUrl = ( id: string ): string =>
	`${ boot().dashboardUrl }post.php?post=${ id }&action=edit`;

/** The URL of the screen in wp-admin for a new item of a type. */
export const newItemUrl = ( type: string ): string =>
	`${ boot().dashboardUrl }post-new.php?post_type=${ type }`;

/** Opens a screen of wp-admin beside Atelier, whose unsaved changes stay open. */
export const openBeside = ( url: string ): void =>
	void window.open( url, '_blank', 'noreferrer' );
