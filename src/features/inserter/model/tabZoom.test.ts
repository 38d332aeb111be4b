import { tabOf, zoomOf } from './tabZoom';

it.each( [
	[ 'tabs-0-blocks', 'blocks' ],
	[ 'inserter-12-patterns', 'patterns' ],
	[ 'x-media', 'media' ],
	[ 'tabs-0-synced', null ],
	[ '', null ],
] )( 'reads the tab of %p', ( id, tab ) => {
	expect( tabOf( id ) ).toBe( tab );
} );

it( 'zooms out beside patterns and media', () => {
	expect(
		( [ 'blocks', 'patterns', 'media' ] as const ).map( zoomOf )
	).toEqual( [ false, true, true ] );
} );
