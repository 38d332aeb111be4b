import { boot } from '../platform/boot';
import {
	homePlace,
	navigationPlace,
	patternsPlace,
	postsPlace,
	templatesPlace,
	type Address,
} from '../routing';

/** The lists that there are, by what they list. */
const LISTS: Readonly< Record< string, Address > > = {
	wp_template: templatesPlace.build( {} ),
	wp_navigation: navigationPlace.build( {} ),
	wp_block: patternsPlace.build( { categoryId: 'my-patterns' } ),
	wp_template_part: patternsPlace.build( {
		isParts: true,
		categoryId: 'all-parts',
	} ),
};

const ROOT = homePlace.build( { isEditing: false } );

/** A list that only some themes have. */
const isThere = ( type: string ): boolean =>
	type !== 'wp_navigation' || boot().theme.isBlockTheme;

/** Where the way up from a document leads: to the list it is in, else to the Design root. */
export const listOf = ( type: string ): Address =>
	( isThere( type ) ? LISTS[ type ] : undefined ) ??
	( hasPostsList( type ) && boot().postTypes[ type ]?.canEdit
		? postsPlace.build( { type } )
		: ROOT );

/** Whether the items of a type have a list of their own: those that visitors can open have. */
export const hasPostsList = ( type: string ): boolean =>
	boot().theme.isBlockTheme && boot().postTypes[ type ]?.isViewable === true;
