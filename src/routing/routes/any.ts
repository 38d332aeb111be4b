import type { Address } from '../address';
import { defineRoute } from '../route';

/** Wherever an address leads, for menus whose entries lead to places of different kinds. */
export const anyRoute = defineRoute< Address >( {
	name: 'any',
	parse: ( address ) => address,
	build: ( address ) => address,
} );
