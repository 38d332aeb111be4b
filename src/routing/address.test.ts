import fc from 'fast-check';
import { buildSearch, parseAddress } from './address';

describe( 'parseAddress', () => {
	it.each( [
		[ 'no path', '?page=atelier', '/', {} ],
		[ 'an empty path', '?page=atelier&p=', '/', {} ],
		[ 'the root', '?page=atelier&p=%2F', '/', {} ],
		[ 'a path without a slash', '?page=atelier&p=page/2', '/page/2', {} ],
		[ 'a slash at the end', '?page=atelier&p=/page/', '/page', {} ],
		[ 'slashes only', '?page=atelier&p=////', '/', {} ],
		[
			'the id of a template',
			'?page=atelier&p=%2Fwp_template%2Ftheme%2F%2Fhome&canvas=edit',
			'/wp_template/theme//home',
			{ canvas: 'edit' },
		],
		[ 'a broken escape', '?page=atelier&p=%E0%A4%A', '/\uFFFD%A', {} ],
		[ 'nothing at all', '', '/', {} ],
	] )( 'reads %s', ( _name, search, path, query ) => {
		expect( parseAddress( search ) ).toEqual( { path, query } );
	} );

	it( 'never throws', () => {
		fc.assert(
			fc.property( fc.string(), ( search ) => {
				expect( parseAddress( search ).path ).toMatch( /^\// );
			} )
		);
	} );
} );

describe( 'buildSearch', () => {
	it( 'is parsed by parseAddress', () => {
		const segment = fc
			.string( { minLength: 1 } )
			.filter( ( text ) => ! text.includes( '/' ) );
		const query = fc.dictionary(
			fc
				.stringMatching( /^[a-z]{3,8}$/ )
				.filter( ( name ) => name !== 'page' ),
			fc.string( { minLength: 1 } )
		);
		fc.assert(
			fc.property( fc.array( segment ), query, ( segments, args ) => {
				const address = {
					path: `/${ segments.join( '/' ) }`,
					query: args,
				};
				expect(
					parseAddress( buildSearch( address, 'atelier' ) )
				).toEqual( address );
			} )
		);
	} );

	it( 'keeps the previewed theme and the site draft of the current address', () => {
		const search = buildSearch( { path: '/page', query: {} }, 'atelier', {
			wp_theme_preview: 'twentytwentyfour',
			atelier_draft: '7',
			canvas: 'edit',
		} );
		expect( parseAddress( search ).query ).toEqual( {
			wp_theme_preview: 'twentytwentyfour',
			atelier_draft: '7',
		} );
	} );

	it( 'leaves out empty arguments', () => {
		expect(
			buildSearch( { path: '/', query: { canvas: '' } }, 'atelier' )
		).toBe( '?page=atelier' );
	} );
} );
