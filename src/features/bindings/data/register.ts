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
 * Registers the client side of WordPress's block bindings sources. WordPress's own is private to its editors; without
 * one, bound attributes are empty and can't be edited.
 */
export function registerBindingSources(): void {
	for ( const source of SOURCES ) {
		const known = getBlockBindingsSource( source.name );
		// This version of WordPress only has the sources that the server registered.
		if ( known && ! known.getValues ) {
			registerBlockBindingsSource( source );
		}
	}
}
