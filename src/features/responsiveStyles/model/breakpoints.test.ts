import { readBreakpoints, widthWithin } from './breakpoints';

const DEFAULTS = { mobile: '480px', tablet: '782px' };

describe( 'readBreakpoints', () => {
	it.each( [
		[ 'nothing', undefined, DEFAULTS, [] ],
		[ 'something else', 'wide', DEFAULTS, [] ],
		[ 'an empty list, as PHP writes it', [], DEFAULTS, [] ],
		[
			'lengths of several units',
			{ mobile: ' 30em ', tablet: '50.5rem' },
			{ mobile: '30em', tablet: '50.5rem' },
			[],
		],
		[ 'one alone', { tablet: '900px' }, { tablet: '900px' }, [] ],
		[
			'an invalid length',
			{ mobile: '50%', tablet: 900 },
			DEFAULTS,
			[
				{ viewport: 'tablet', reason: 'length', value: '900' },
				{ viewport: 'mobile', reason: 'length', value: '50%' },
			],
		],
		[
			'an invalid length next to a valid one',
			{ mobile: 'small', tablet: '900px' },
			{ tablet: '900px' },
			[ { viewport: 'mobile', reason: 'length', value: 'small' } ],
		],
		[
			'the wrong order',
			{ mobile: '60em', tablet: '900px' },
			{ mobile: '60em' },
			[ { viewport: 'tablet', reason: 'order', value: '900px' } ],
		],
	] )( 'reads %s', ( _what, viewport, breakpoints, problems ) => {
		expect( readBreakpoints( viewport ) ).toEqual( {
			breakpoints,
			problems,
		} );
	} );
} );

describe( 'widthWithin', () => {
	it.each( [
		[ 'the wanted width', 'mobile', DEFAULTS, 360, 360 ],
		[
			'one below a smaller breakpoint',
			'mobile',
			{ mobile: '320px' },
			360,
			319,
		],
		[ 'one between two', 'tablet', DEFAULTS, 780, 780 ],
		[
			'one above a larger breakpoint for phones',
			'tablet',
			{ mobile: '800px', tablet: '1000px' },
			780,
			999,
		],
		[
			'one between two that are close',
			'tablet',
			{ mobile: '800px', tablet: '801px' },
			780,
			800.5,
		],
		[
			'none for a viewport that is not there',
			'tablet',
			{ mobile: '800px' },
			780,
			null,
		],
	] as const )(
		'finds %s',
		( _what, viewport, breakpoints, wanted, expected ) => {
			expect( widthWithin( viewport, breakpoints, wanted ) ).toBe(
				expected
			);
		}
	);
} );
