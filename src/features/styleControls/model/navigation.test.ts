import fc from 'fast-check';
import { blockOf, buildPath, matchPath, pathsAbove } from './navigation';

describe( 'paths of screens', () => {
	it( 'are matched with the parameters that built them', () => {
		const name = fc
			.string( { minLength: 1 } )
			.filter( ( text ) => ! /[\uD800-\uDFFF]/.test( text ) );
		fc.assert(
			fc.property( name, name, ( block, variation ) => {
				const pattern = '/blocks/{block}/variations/{variation}';
				const params = { block, variation };
				expect(
					matchPath( pattern, buildPath( pattern, params ) )
				).toEqual( params );
			} )
		);
	} );

	it.each( [
		[ '/blocks/{block}', '/blocks/core%2Fquote', { block: 'core/quote' } ],
		[ '/blocks/{block}', '/blocks', null ],
		[ '/blocks/{block}', '/blocks/a/b', null ],
		[ '/layout', '/layout', {} ],
		[ '/layout', '/', null ],
		[ '/', '/', {} ],
		[ '/blocks/{block}', '/blocks/%E0%A4%A', { block: '%E0%A4%A' } ],
	] as const )( '%s in %s', ( pattern, path, params ) => {
		expect( matchPath( pattern, path ) ).toEqual( params );
	} );

	it( 'have parents up to the root', () => {
		expect( pathsAbove( '/blocks/core%2Fquote/colors' ) ).toEqual( [
			'/blocks/core%2Fquote',
			'/blocks',
			'/',
		] );
		expect( pathsAbove( '/' ) ).toEqual( [] );
	} );
} );

describe( 'blockOf', () => {
	it.each( [
		[ '/blocks/core%2Fquote', 'core/quote' ],
		[ '/blocks/core%2Fquote/variations/plain', 'core/quote' ],
		[ '/blocks', null ],
		[ '/', null ],
		[ '/colors/palette', null ],
	] )( 'of %s is %s', ( path, block ) => {
		expect( blockOf( path ) ).toBe( block );
	} );
} );
