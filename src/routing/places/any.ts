import type { Address } from '../address';
import { definePlace } from '../place';

/** Wherever an address leads, for menus whose entries lead to places of different kinds. */
export const anyPlace = definePlace< Address >( {
	name: 'any',
	parse: ( address ) => address,
	build: ( address ) => address,
} );
