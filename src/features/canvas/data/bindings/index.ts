import {
	getBlockBindingsSource,
	registerBlockBindingsSource,
} from '@wordpress/blocks';
import { patternOverrides } from './patternOverrides';
import { postData } from './postData';
import { postMeta } from './postMeta';
import { termData } from './termData';
import type { BindingSource } from './types';

const SOURCES: readonly BindingSource[] = [
	patternOverrides,
	postData,
	postMeta,
	termData,
];

/**
 * Registers the client's half of core's sources of block bindings. WordPress keeps its own half
 * private to its editors, and without one a bound attribute shows nothing and cannot be edited.
 */
export function registerBindingSources(): void {
	for ( const source of SOURCES ) {
		const known = getBlockBindingsSource( source.name );
		// What the server does not know does not exist in this version of WordPress.
		if ( known && ! known.getValues ) {
			registerBlockBindingsSource( source );
		}
	}
}
