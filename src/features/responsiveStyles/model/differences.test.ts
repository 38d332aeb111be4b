import {
	changedAlike,
	differencesIn,
	differencesOf,
	viewportsOf,
} from './differences';

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

	it( 'includes elements and states', () => {
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
		'finds no differences in %j',
		( own ) => {
			expect( keysIn( own ) ).toEqual( [] );
		}
	);
} );

describe( 'viewportsOf', () => {
	it( 'lists the viewports with styles', () => {
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

test( 'a change of one block is applied to others, which keep their other styles', () => {
	const before = { typography: { fontSize: '1px', lineHeight: '2' } };
	const after = {
		typography: { fontSize: '3px' },
		color: { text: 'red' },
	};
	const other = {
		typography: { lineHeight: '5', letterSpacing: '1px' },
		spacing: { padding: '1em' },
	};
	const changed = changedAlike( other, before, after );
	expect( changed ).toMatchObject( {
		typography: { fontSize: '3px', letterSpacing: '1px' },
		color: { text: 'red' },
		spacing: { padding: '1em' },
	} );
	expect( changed ).not.toHaveProperty( 'typography.lineHeight', '5' );
	expect( changedAlike( other, after, after ) ).toEqual( other );
} );

test( 'differences of several blocks are listed once', () => {
	expect(
		differencesIn( [
			{ color: { text: 'red' } },
			{ color: { text: 'blue', background: 'red' } },
		] ).map( ( { keys } ) => keys.join( '.' ) )
	).toEqual( [ 'color.text', 'color.background' ] );
} );
