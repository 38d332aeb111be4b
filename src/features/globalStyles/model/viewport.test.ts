import { breakpointsOf, invalidBreakpoints } from './viewport';

const sizes = ( viewport?: unknown ) =>
	breakpointsOf( { settings: { viewport } } ).map(
		( { viewport: name, size } ) => [ name, size ].join( ' ' )
	);

describe( 'breakpointsOf', () => {
	it.each( [
		[ 'nothing', undefined, [ '@tablet 782px', '@mobile 480px' ] ],
		[
			'nothing valid',
			{ mobile: '50%' },
			[ '@tablet 782px', '@mobile 480px' ],
		],
		[
			'both',
			{ mobile: ' 30em ', tablet: '60rem' },
			[ '@tablet 60rem', '@mobile 30em' ],
		],
		[ 'one', { tablet: '900px' }, [ '@tablet 900px' ] ],
		[
			'one valid',
			{ mobile: '640px', tablet: 'wide' },
			[ '@mobile 640px' ],
		],
		[
			'the wrong order',
			{ mobile: '60em', tablet: '700px' },
			[ '@mobile 60em' ],
		],
	] )( 'are WordPress’s for %s', ( _name, viewport, expected ) => {
		expect( sizes( viewport ) ).toEqual( expected );
	} );

	it( 'compares lengths of different units', () => {
		expect(
			breakpointsOf( { settings: { viewport: { tablet: '60em' } } } )[ 0 ]
				?.px
		).toBe( 960 );
	} );
} );

describe( 'invalidBreakpoints', () => {
	it.each( [
		[ { mobile: '400px', tablet: '800px' }, [] ],
		[
			{ mobile: '50%', tablet: 5 },
			[ '@tablet length', '@mobile length' ],
		],
		[ { mobile: '800px', tablet: '800px' }, [ '@tablet order' ] ],
		[ null, [] ],
		[ 'x', [] ],
	] )( 'of %j', ( viewport, expected ) => {
		expect(
			invalidBreakpoints( viewport ).map(
				( { viewport: name, reason } ) => [ name, reason ].join( ' ' )
			)
		).toEqual( expected );
	} );
} );
