import { patternsFor } from './inserterPatterns';

describe( 'patternsFor', () => {
	it( 'leaves out those of other types, and what comes twice or is none', () => {
		const names = patternsFor( 'page', [
			{ name: 'a/any' },
			{ name: 'a/pages', postTypes: [ 'post', 'page' ] },
			{ name: 'a/posts', postTypes: [ 'post' ] },
			{ name: 'a/any', title: 'Again' },
			null,
			'invalid',
			{ name: 'a/null', postTypes: null },
		] ).map( ( pattern ) => ( pattern as { name: string } ).name );
		expect( names ).toEqual( [ 'a/any', 'a/pages', 'a/null' ] );
	} );
} );
