/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { startPage } from '@tests/support/freshPage';
import { makeBoot } from '@tests/support/makeBoot';
import { listOf, wayUpFrom } from './listOf';

describe( 'the list that a document’s canvas returns to', () => {
	it.each( [
		[ 'page', { path: '/page', query: {} } ],
		[ 'post', { path: '/post', query: {} } ],
		[ 'wp_template', { path: '/template', query: {} } ],
		[
			'wp_template_part',
			{
				path: '/pattern',
				query: {
					postType: 'wp_template_part',
					categoryId: 'all-parts',
				},
			},
		],
		[
			'wp_block',
			{ path: '/pattern', query: { categoryId: 'my-patterns' } },
		],
		[ 'wp_navigation', { path: '/navigation', query: {} } ],
	] )( 'of a %s is that of its type', ( type, list ) => {
		startPage( makeBoot() );
		expect( listOf( type ) ).toMatchObject( list );
	} );

	it( 'is home for types without one', () => {
		startPage( makeBoot() );
		expect( listOf( 'attachment' ) ).toBeNull();
		expect( wayUpFrom( 'attachment' ) ).toMatchObject( { path: '/' } );
	} );
} );
