import { boot } from '../platform/boot';
import {
	homePlace,
	navigationPlace,
	templatesPlace,
	type Address,
} from '../routing';

/** The lists that there are, by what they list. */
const LISTS: Readonly< Record< string, Address > > = {
	wp_template: templatesPlace.build( {} ),
	wp_navigation: navigationPlace.build( {} ),
};

const ROOT = homePlace.build( { isEditing: false } );

/** Where the way up from a document leads: to the list it is in, else to the Design root. */
export const listOf = ( type: string ): Address =>
	( boot().theme.isBlockTheme ? LISTS[ type ] : undefined ) ?? ROOT;
