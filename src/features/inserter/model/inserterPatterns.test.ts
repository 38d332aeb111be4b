import { patternsFor } from './inserterPatterns';

describe( 'patternsFor', () => {
	it( 'leaves out patterns of other types, duplicates and invalid ones', () => {
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
