import { differencesOf, viewportsOf } from './differences';

const keysIn = ( own: unknown ) =>
	differencesOf( own ).map( ( { keys } ) => keys.join( '.' ) );

describe( 'differencesOf', () => {
	it( 'lists properties, not their sides', () => {
		expect(
			keysIn( {
				spacing: {
					padding: { top: '1px', left: '2px' },
					blockGap: '3px',
				},
				border: { radius: { topLeft: '1px' }, top: { width: '1px' } },
				typography: { fontSize: 'var:preset|font-size|small' },
				shadow: 'none',
				layout: { orientation: 'vertical', columnCount: null },
			} )
		).toEqual( [
			'spacing.padding',
			'spacing.blockGap',
			'border.radius',
			'border.top',
			'typography.fontSize',
			'shadow',
			'layout.orientation',
			'layout.columnCount',
		] );
	} );

	it( 'looks into elements and states', () => {
		expect(
			keysIn( {
				elements: {
					link: {
						color: { text: 'red', background: 'blue' },
						':hover': { color: { text: 'blue' } },
					},
				},
				':hover': { color: { background: 'green' } },
			} )
		).toEqual( [
			'elements.link.color.text',
			'elements.link.color.background',
			'elements.link.:hover.color.text',
			':hover.color.background',
		] );
	} );

	it.each( [ undefined, null, {}, [], { color: {} } ] )(
		'finds nothing in %j',
		( own ) => {
			expect( keysIn( own ) ).toEqual( [] );
		}
	);
} );

describe( 'viewportsOf', () => {
	it( 'names the viewports that have styles', () => {
		expect(
			viewportsOf( {
				color: { text: 'red' },
				'@mobile': { color: { text: 'blue' } },
				'@tablet': { spacing: {} },
			} )
		).toEqual( [ 'mobile' ] );
		expect( viewportsOf( undefined ) ).toEqual( [] );
	} );
} );
