import type { Address } from '../address';
import { defineRoute } from '../route';

/** Any address, for menus whose entries have different routes. */
export const anyRoute = defineRoute< Address >( {
	parse: ( address ) => address,
	build: ( address ) => address,
} );
