import type { Tree } from '@/features/globalStyles/index.model';
import {
	attributesOf,
	baseOf,
	belowOf,
	changedOwn,
	onTop,
	ownOf,
	withOwn,
	type StyleState,
} from './viewportStyles';

const MOBILE: StyleState = { viewport: 'mobile', pseudo: null };
const HOVER: StyleState = { viewport: 'mobile', pseudo: ':hover' };
const LAYOUT = { byDefault: {} };

const ATTRIBUTES = {
	textColor: 'contrast',
	fontSize: 'large',
	layout: { type: 'flex', flexWrap: 'nowrap' },
	style: {
		spacing: { padding: { top: '1px', bottom: '2px' } },
		layout: { selfStretch: 'fill' },
		'@mobile': {
			typography: { fontSize: '12px' },
			':hover': { color: { text: 'red' } },
		},
		':hover': { color: { text: 'blue', background: 'green' } },
	},
};

/** The stored styles after a change of the displayed ones. */
const change = (
	attributes: typeof ATTRIBUTES | Record< string, unknown >,
	make: ( shown: Record< string, Tree > ) => object,
	state = MOBILE,
	layout = LAYOUT
) => {
	const own = ownOf( attributes[ 'style' ], state );
	const below = belowOf( attributes, state, layout );
	const shown = onTop( below, own );
	return changedOwn(
		{ own, below, shown, next: make( shown as Record< string, Tree > ) },
		layout
	);
};

describe( 'baseOf and attributesOf', () => {
	it( 'merge presets and layout into one tree, without conditional styles', () => {
		const base = baseOf( ATTRIBUTES, LAYOUT );
		expect( base ).toEqual( {
			color: { text: 'var:preset|color|contrast' },
			typography: { fontSize: 'var:preset|font-size|large' },
			spacing: { padding: { top: '1px', bottom: '2px' } },
			layout: { selfStretch: 'fill', type: 'flex', flexWrap: 'nowrap' },
		} );
		expect( attributesOf( base, () => true ) ).toEqual( {
			textColor: 'contrast',
			backgroundColor: undefined,
			gradient: undefined,
			borderColor: undefined,
			fontSize: 'large',
			fontFamily: undefined,
			layout: { type: 'flex', flexWrap: 'nowrap' },
			style: {
				spacing: { padding: { top: '1px', bottom: '2px' } },
				layout: { selfStretch: 'fill' },
			},
		} );
	} );

	it( 'keep references if the block has no attribute for them', () => {
		expect(
			attributesOf(
				{ color: { text: 'var:preset|color|contrast' } },
				() => false
			)
		).toMatchObject( {
			textColor: undefined,
			style: { color: { text: 'var:preset|color|contrast' } },
		} );
	} );

	it( 'include the layout of the block type', () => {
		expect( baseOf( {}, { byDefault: { type: 'flex' } } ) ).toEqual( {
			layout: { type: 'flex' },
		} );
	} );

	it.each( [ undefined, null, 'red', [], 3 ] )(
		'accept an invalid style: %j',
		( style ) => {
			expect( baseOf( { style }, LAYOUT ) ).toEqual( {} );
			expect( ownOf( style, MOBILE ) ).toEqual( {} );
		}
	);
} );

describe( 'onTop', () => {
	it.each( [
		[
			'sides over a whole border',
			{ border: { width: '1px', color: 'red', radius: '4px' } },
			{ border: { top: { width: '2px' } } },
			{ border: { radius: '4px', top: { width: '2px' } } },
		],
		[
			'a whole border over sides',
			{ border: { top: { width: '1px', color: 'red' } } },
			{ border: { width: '2px' } },
			{ border: { top: { color: 'red' }, width: '2px' } },
		],
		[
			'a color over a gradient',
			{ color: { gradient: 'linear', text: 'red' } },
			{ color: { background: 'blue' } },
			{ color: { text: 'red', background: 'blue' } },
		],
		[
			'a spacing of two directions as a whole',
			{ spacing: { blockGap: { top: '1px', left: '2px' } } },
			{ spacing: { blockGap: { top: '3px' } } },
			{ spacing: { blockGap: { top: '3px' } } },
		],
	] )( 'puts %s', ( _what, below, above, expected ) => {
		expect( onTop( below, above ) ).toEqual( expected );
	} );

	it( 'merges a pseudo-state over the viewport and over the same state of the base', () => {
		expect( belowOf( ATTRIBUTES, HOVER, LAYOUT ) ).toMatchObject( {
			color: { text: 'blue', background: 'green' },
			typography: { fontSize: '12px' },
		} );
	} );
} );

describe( 'changedOwn', () => {
	it( 'stores only values that differ from the base', () => {
		expect(
			change( ATTRIBUTES, ( shown ) => ( {
				...shown,
				color: { text: 'var:preset|color|base' },
				spacing: { padding: { top: '9px', bottom: '2px' } },
			} ) )
		).toEqual( {
			typography: { fontSize: '12px' },
			color: { text: 'var:preset|color|base' },
			spacing: { padding: { top: '9px' } },
			':hover': { color: { text: 'red' } },
		} );
	} );

	it( 'falls back to the base if a value is removed or equals it', () => {
		const others = { ':hover': { color: { text: 'red' } } };
		expect(
			change( ATTRIBUTES, ( { typography: _gone, ...shown } ) => shown )
		).toEqual( others );
		expect(
			change( ATTRIBUTES, ( shown ) => ( {
				...shown,
				typography: { fontSize: 'var:preset|font-size|large' },
			} ) )
		).toEqual( others );
	} );

	it( 'keeps stored values that equal the base until they are edited', () => {
		const attributes = {
			style: {
				color: { text: 'red' },
				'@mobile': { color: { text: 'red' } },
			},
		};
		expect(
			change( attributes, ( shown ) => ( { ...shown, shadow: 'none' } ) )
		).toEqual( { color: { text: 'red' }, shadow: 'none' } );
	} );

	it( 'stores layout like WordPress: cleared values as null, and never its type', () => {
		const attributes = {
			layout: { type: 'grid', columnCount: 3, minimumColumnWidth: '1em' },
		};
		expect(
			change( attributes, ( shown ) => ( {
				...shown,
				layout: { type: 'flex', minimumColumnWidth: '2em' },
			} ) )
		).toEqual( {
			layout: { columnCount: null, minimumColumnWidth: '2em' },
		} );
		// Cleared values stay cleared after the next change.
		expect(
			change(
				{
					...attributes,
					style: { '@mobile': { layout: { columnCount: null } } },
				},
				( { layout, ...shown } ) => ( {
					...shown,
					layout: {
						type: 'grid',
						minimumColumnWidth: layout?.[ 'minimumColumnWidth' ],
					},
					shadow: 'none',
				} )
			)
		).toEqual( { layout: { columnCount: null }, shadow: 'none' } );
	} );

	it( 'treats a reset to the type’s layout as a reset to the base’s', () => {
		const attributes = {
			layout: { type: 'flex', justifyContent: 'center' },
			style: {
				'@mobile': {
					layout: { justifyContent: 'right', selfStretch: 'fit' },
				},
			},
		};
		expect(
			change(
				attributes,
				( shown ) => ( {
					...shown,
					layout: { type: 'flex', selfStretch: 'fit' },
				} ),
				MOBILE,
				{ byDefault: { type: 'flex' } }
			)
		).toEqual( { layout: { selfStretch: 'fit' } } );
	} );

	it( 'stores a state inside its viewport', () => {
		const own = change(
			ATTRIBUTES,
			( shown ) => ( {
				...shown,
				color: { ...shown[ 'color' ], background: 'black' },
			} ),
			HOVER
		);
		expect( own ).toEqual( {
			color: { text: 'red', background: 'black' },
		} );
		expect( withOwn( ATTRIBUTES.style, HOVER, own ) ).toEqual( {
			...ATTRIBUTES.style,
			'@mobile': { typography: { fontSize: '12px' }, ':hover': own },
		} );
	} );

	it( 'stores no empty branches', () => {
		expect(
			withOwn( { '@mobile': { color: { text: 'red' } } }, MOBILE, {} )
		).toBeUndefined();
	} );
} );
