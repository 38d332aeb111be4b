/** @jest-environment jsdom */
import { isOnPage } from './onPage';

const pageOf = ( html: string ) =>
	new DOMParser().parseFromString( html, 'text/html' );

it( 'finds blocks without a stylesheet by their selector', () => {
	const page = pageOf( '<ul class="wp-block-list"><li>One</li></ul>' );
	expect( isOnPage( page, 'core/list-item', '.wp-block-list > li' ) ).toBe(
		true
	);
	expect( isOnPage( page, 'core/column', '.wp-block-column' ) ).toBe( false );
	expect( isOnPage( page, 'core/unknown' ) ).toBe( false );
} );

it( 'doesn’t take any element for a block', () => {
	expect( isOnPage( pageOf( '<p>One</p>' ), 'core/paragraph', 'p' ) ).toBe(
		false
	);
} );

it.each( [
	[ '', false ],
	[ ' data-wp-interactive="core/query"', true ],
] )( 'finds only queries that react: %s', ( attribute, isFound ) => {
	expect(
		isOnPage(
			pageOf( `<div class="wp-block-query"${ attribute }></div>` ),
			'core/query',
			'.wp-block-query'
		)
	).toBe( isFound );
} );
