import { boot } from '@/platform/boot';
import {
	homeRoute,
	navigationRoute,
	patternsRoute,
	postsRoute,
	templatesRoute,
	type Address,
} from '@/routing';

/** The lists of post types that have screens of their own. */
const LISTS: Readonly< Record< string, Address > > = {
	wp_template: templatesRoute.build( {} ),
	wp_navigation: navigationRoute.build( {} ),
	wp_block: patternsRoute.build( { categoryId: 'my-patterns' } ),
	wp_template_part: patternsRoute.build( {
		isParts: true,
		categoryId: 'all-parts',
	} ),
};

const ROOT = homeRoute.build( { isEditing: false } );

/** Some lists exist with some themes only. */
const isThere = ( type: string ): boolean => {
	const { isBlockTheme, supportsParts } = boot().theme;
	switch ( type ) {
		case 'wp_template':
		case 'wp_navigation':
			return isBlockTheme;
		case 'wp_template_part':
			return supportsParts;
		default:
			return true;
	}
};

/** The list of a post type; null where the theme or the user has none. */
export const listOf = ( type: string ): Address | null =>
	( isThere( type ) ? LISTS[ type ] : undefined ) ??
	( hasPostsList( type ) && boot().postTypes[ type ]?.canEdit
		? postsRoute.build( { type } )
		: null );

/** The parent of a document in the navigation: its list, or else the Design root. */
export const wayUpFrom = ( type: string ): Address => listOf( type ) ?? ROOT;

/** Whether a type has a list of posts: viewable types have one. */
export const hasPostsList = ( type: string ): boolean =>
	boot().theme.isBlockTheme && boot().postTypes[ type ]?.isViewable === true;
