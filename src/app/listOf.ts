import { boot } from '../platform/boot';
import {
	homePlace,
	navigationPlace,
	patternsPlace,
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
	( isThere( type ) ? LISTS[ type ] : undefined ) ?? ROOT;
