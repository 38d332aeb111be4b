import fc from 'fast-check';
import { isRecord, type UnknownRecord } from '@/kernel/guards';
import { namedList } from './mergeLists';
import { mergeStyles, type StyleAsk } from './mergeStyles';
import { withChoice } from './styleChoice';

const anyPreset = () =>
	fc.record(
		{
			slug: fc.constantFrom( 'a', 'b', 'c', '__proto__', '7' ),
			name: fc.constantFrom( 'One', 'Two' ),
			color: fc.constantFrom( 'red', 'blue', 'green' ),
		},
		{ requiredKeys: [ 'slug' ] }
	);

const anyPalette = () =>
	fc.uniqueArray( anyPreset(), {
		maxLength: 4,
		selector: ( { slug } ) => slug,
	} );

/** Few keys and values, so that both sides change the same ones; and any other JSON value. */
const { tree } = fc.letrec< { tree: UnknownRecord; value: unknown } >(
	( tie ) => ( {
		tree: fc.dictionary(
			fc.constantFrom(
				'color',
				'palette',
				'css',
				'backgroundImage',
				'ref',
				'__proto__',
				'constructor'
			),
			tie( 'value' ),
			{ maxKeys: 4 }
		),
		value: fc.oneof(
			{ depthSize: 'small' },
			fc.constantFrom( 'red', 'blue', null, 1, true ),
			anyPalette(),
			fc.constantFrom( [], [ 'red' ], [ 'red', 'blue' ] ),
			tie( 'tree' ),
			fc.jsonValue( { maxDepth: 2 } )
		),
	} )
);

const anyThree = () => fc.tuple( tree, tree, tree );

/** Every value of a record, by path. Entries of lists of presets are keyed by slug. */
function leavesOf(
	value: unknown,
	path: readonly string[] = []
): ReadonlyMap< string, unknown > {
	const entries =
		namedList( value ) ??
		new Map( isRecord( value ) ? Object.entries( value ) : [] );
	return entries.size === 0
		? new Map( [ [ JSON.stringify( path ), value ] ] )
		: new Map(
				[ ...entries ].flatMap( ( [ key, inner ] ) => [
					...leavesOf( inner, [ ...path, key ] ),
				] )
			);
}

const isAbout = ( { path }: StyleAsk, pathKey: string ): boolean => {
	const keys = JSON.parse( pathKey ) as readonly string[];
	const shared = Math.min( keys.length, path.length );
	return path.slice( 0, shared ).join() === keys.slice( 0, shared ).join();
};

const freeze = < T >( value: T ): T => {
	if ( typeof value === 'object' && value !== null ) {
		Object.values( value ).forEach( freeze );
		Object.freeze( value );
	}
	return value;
};

/** Equal for every order of keys and entries, and for any empty objects. */
function sorted( value: unknown ): unknown {
	const list = namedList( value );
	if ( list ) {
		return [ ...list.values() ]
			.map( sorted )
			.sort( ( one, other ) =>
				JSON.stringify( one ) < JSON.stringify( other ) ? -1 : 1
			);
	}
	return isRecord( value )
		? Object.entries( value )
				.map( ( [ key, inner ] ) => [ key, sorted( inner ) ] as const )
				.filter(
					( [ , inner ] ) =>
						! Array.isArray( inner ) || inner.length > 0
				)
				.sort( ( [ one ], [ other ] ) => ( one < other ? -1 : 1 ) )
		: value;
}

describe( 'global styles that two people changed', () => {
	it( 'equal one side if the other changed nothing', () => {
		fc.assert(
			fc.property( tree, tree, ( base, other ) => {
				for ( const [ mine, theirs ] of [
					[ base, other ],
					[ other, base ],
					[ other, other ],
				] as const ) {
					expect( mergeStyles( base, mine, theirs ) ).toEqual( {
						merged: other,
						asks: [],
					} );
				}
			} )
		);
	} );

	it( 'contain every change of either side, or ask about it', () => {
		fc.assert(
			fc.property( anyThree(), ( [ base, mine, theirs ] ) => {
				const { merged, asks } = mergeStyles( base, mine, theirs );
				const [ was, is ] = [ leavesOf( base ), leavesOf( merged ) ];
				for ( const side of [ mine, theirs ].map( ( one ) =>
					leavesOf( one )
				) ) {
					const changed = [ ...side ].filter(
						( [ pathKey, value ] ) =>
							JSON.stringify( was.get( pathKey ) ) !==
							JSON.stringify( value )
					);
					for ( const [ pathKey, value ] of changed ) {
						const isEmpty =
							Array.isArray( value ) || isRecord( value );
						if (
							! isEmpty &&
							! asks.some( ( ask ) => isAbout( ask, pathKey ) )
						) {
							expect( [ pathKey, is.get( pathKey ) ] ).toEqual( [
								pathKey,
								value,
							] );
						}
					}
				}
			} ),
			{ numRuns: 1000 }
		);
	} );

	it( 'contain nothing that one side removed, unless they ask', () => {
		fc.assert(
			fc.property( anyThree(), ( [ base, mine, theirs ] ) => {
				const { merged, asks } = mergeStyles( base, mine, theirs );
				const is = leavesOf( merged );
				for ( const [ one, other ] of [
					[ mine, theirs ],
					[ theirs, mine ],
				] as const ) {
					for ( const pathKey of leavesOf( base ).keys() ) {
						if (
							pathKey !== '[]' &&
							! leavesOf( one ).has( pathKey ) &&
							JSON.stringify(
								leavesOf( other ).get( pathKey )
							) ===
								JSON.stringify(
									leavesOf( base ).get( pathKey )
								) &&
							! asks.some( ( ask ) => isAbout( ask, pathKey ) )
						) {
							const kept = is.get( pathKey );
							expect(
								kept === undefined ||
									Array.isArray( kept ) ||
									isRecord( kept )
							).toBe( true );
						}
					}
				}
			} ),
			{ numRuns: 1000 }
		);
	} );

	it( 'are the same, whichever side saves last, given the same answers', () => {
		fc.assert(
			fc.property( anyThree(), ( [ base, mine, theirs ] ) => {
				const one = mergeStyles( base, mine, theirs );
				const other = mergeStyles( base, theirs, mine );
				expect(
					other.asks.map( ( { path } ) => path.join() ).sort()
				).toEqual( one.asks.map( ( { path } ) => path.join() ).sort() );
				const answered = other.asks.reduce(
					( merged, ask ) => withChoice( merged, ask, 'theirs' ),
					other.merged
				);
				expect( sorted( answered ) ).toEqual( sorted( one.merged ) );
			} ),
			{ numRuns: 1000 }
		);
	} );

	it( 'don’t mutate their arguments, and are the same for answers in any order', () => {
		fc.assert(
			fc.property( anyThree(), ( three ) => {
				const [ base, mine, theirs ] = freeze( three );
				const { merged, asks } = mergeStyles( base, mine, theirs );
				freeze( merged );
				const answer = ( some: readonly StyleAsk[] ) =>
					some.reduce(
						( now, ask ) =>
							freeze( withChoice( now, ask, 'theirs' ) ),
						merged
					);
				expect( sorted( answer( [ ...asks ].reverse() ) ) ).toEqual(
					sorted( answer( asks ) )
				);
				const mineAgain = asks.reduce(
					( now, ask ) => withChoice( now, ask, 'mine' ),
					answer( asks )
				);
				expect( sorted( mineAgain ) ).toEqual( sorted( merged ) );
			} ),
			{ numRuns: 1000 }
		);
	} );

	it( 'don’t change the prototype of objects', () => {
		const evil = JSON.parse(
			'{"styles":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}}'
		) as UnknownRecord;
		const { merged } = mergeStyles( { a: 1 }, evil, { a: 2 } );
		expect( ( {} as UnknownRecord ).polluted ).toBeUndefined();
		expect( JSON.stringify( merged ) ).toContain( '__proto__' );
		expect( Object.getPrototypeOf( merged.styles ) ).toBe(
			Object.prototype
		);
	} );
} );

const colors = ( ...names: readonly string[] ) =>
	names.map( ( name ) => {
		const [ slug = '', color = 'red' ] = name.split( ':' );
		return { slug, name: slug, color };
	} );
const withColors = ( ...names: readonly string[] ): UnknownRecord => ( {
	settings: { color: { palette: { custom: colors( ...names ) } } },
} );
const PALETTE = [ 'settings', 'color', 'palette', 'custom' ];

describe( 'lists of presets that two people changed', () => {
	it.each( [
		[
			'one new each',
			[ 'a' ],
			[ 'a', 'm' ],
			[ 'a', 't' ],
			[ 'a', 't', 'm' ],
		],
		[
			'a change each',
			[ 'a', 'b' ],
			[ 'a:blue', 'b' ],
			[ 'a', 'b:blue' ],
			[ 'a:blue', 'b:blue' ],
		],
		[
			'a removal and a change of another',
			[ 'a', 'b' ],
			[ 'b' ],
			[ 'a', 'b:blue' ],
			[ 'b:blue' ],
		],
		[
			'another order and a new one',
			[ 'a', 'b' ],
			[ 'b', 'a' ],
			[ 'a', 'b', 't' ],
			[ 'b', 't', 'a' ],
		],
		[
			'a new one and another order',
			[ 'a', 'b' ],
			[ 'a', 'b', 'm' ],
			[ 'b', 'a' ],
			[ 'b', 'm', 'a' ],
		],
	] )( 'go together: %s', ( _name, base, mine, theirs, expected ) => {
		expect(
			mergeStyles(
				withColors( ...base ),
				withColors( ...mine ),
				withColors( ...theirs )
			)
		).toEqual( { merged: withColors( ...expected ), asks: [] } );
	} );

	it( 'are merged for block types too, if PHP encoded a list with gaps', () => {
		const ofBlock = ( palette: unknown ): UnknownRecord => ( {
			settings: { blocks: { 'core/quote': { color: { palette } } } },
		} );
		const [ a, b, c ] = colors( 'a', 'b', 'c' );
		expect(
			mergeStyles(
				ofBlock( { custom: { 0: a, 2: b } } ),
				ofBlock( { custom: { 0: a } } ),
				ofBlock( { custom: [ a, b, c ] } )
			)
		).toEqual( { merged: ofBlock( { custom: [ a, c ] } ), asks: [] } );
	} );

	it( 'ask about a preset that both changed, by its slug', () => {
		const { merged, asks } = mergeStyles(
			withColors( 'a', 'b' ),
			withColors( 'a:blue', 'b' ),
			withColors( 'a:green', 'b', 'c' )
		);
		expect( asks ).toEqual( [
			{
				path: [ ...PALETTE, 'a', 'color' ],
				base: 'red',
				mine: 'blue',
				theirs: 'green',
			},
		] );
		expect( merged ).toEqual( withColors( 'a:blue', 'b', 'c' ) );
		expect(
			asks.reduce(
				( now, ask ) => withChoice( now, ask, 'theirs' ),
				merged
			)
		).toEqual( withColors( 'a:green', 'b', 'c' ) );
	} );

	it( 'don’t mix two new presets of one slug', () => {
		const { asks } = mergeStyles(
			withColors(),
			withColors( 'custom-1:blue' ),
			withColors( 'custom-1:green' )
		);
		expect( asks ).toMatchObject( [
			{
				path: [ ...PALETTE, 'custom-1' ],
				mine: { color: 'blue' },
				theirs: { color: 'green' },
			},
		] );
	} );

	it( 'ask about a preset that one changed and the other removed', () => {
		const { merged, asks } = mergeStyles(
			withColors( 'a', 'b' ),
			withColors( 'b' ),
			withColors( 'a:blue', 'b' )
		);
		expect( asks ).toMatchObject( [
			{ path: [ ...PALETTE, 'a' ], mine: undefined },
		] );
		const [ ask ] = asks;
		expect( ask && withChoice( merged, ask, 'theirs' ) ).toEqual(
			withColors( 'b', 'a:blue' )
		);
	} );

	it( 'ask about the order if both changed it, whatever else is chosen', () => {
		const { merged, asks } = mergeStyles(
			withColors( 'a', 'b', 'c' ),
			withColors( 'c', 'b', 'a:blue' ),
			withColors( 'b', 'a:green', 'c', 't' )
		);
		expect( asks.map( ( { path } ) => path.length ) ).toEqual( [ 6, 4 ] );
		expect( merged ).toEqual( withColors( 'c', 't', 'b', 'a:blue' ) );
		expect(
			asks.reduce(
				( now, ask ) => withChoice( now, ask, 'theirs' ),
				merged
			)
		).toEqual( withColors( 'b', 'a:green', 'c', 't' ) );
	} );

	it( 'ask about a whole list that one side reset to the theme’s', () => {
		const theme = { settings: { color: {} } };
		const { asks } = mergeStyles(
			withColors( 'a', 'b' ),
			theme,
			withColors( 'a:blue', 'b' )
		);
		expect( asks.map( ( { path } ) => path ) ).toEqual( [ PALETTE ] );
	} );
} );

describe( 'values that two people changed', () => {
	it.each( [
		[
			'CSS',
			[ 'styles', 'css' ],
			{ styles: { css: 'a{}' } },
			{ styles: { css: 'b{}' } },
			{ styles: { css: 'c{}' } },
		],
		[
			'a picture',
			[ 'styles', 'background', 'backgroundImage' ],
			{},
			{
				styles: {
					background: { backgroundImage: { url: 'm', id: 1 } },
				},
			},
			{
				styles: {
					background: { backgroundImage: { url: 't', id: 2 } },
				},
			},
		],
		[
			'a reference',
			[ 'styles', 'color', 'text' ],
			{},
			{ styles: { color: { text: { ref: 'm' } } } },
			{ styles: { color: { text: { ref: 't' } } } },
		],
		[
			'a value and a branch',
			[ 'styles', 'spacing', 'padding' ],
			{},
			{ styles: { spacing: { padding: '1px' } } },
			{ styles: { spacing: { padding: { top: '1px' } } } },
		],
		[
			'a list without names',
			[ 'settings', 'spacing', 'units' ],
			{ settings: { spacing: { units: [ 'px' ] } } },
			{ settings: { spacing: { units: [ 'em' ] } } },
			{ settings: { spacing: { units: [ 'px', 'rem' ] } } },
		],
		[
			'a title',
			[ 'title' ],
			{ title: 'a' },
			{ title: 'b' },
			{ title: 'c' },
		],
	] )( 'are asked about as one: %s', ( _name, path, base, mine, theirs ) => {
		const { merged, asks } = mergeStyles( base, mine, theirs );
		expect( asks.map( ( ask ) => ask.path ) ).toEqual( [ path ] );
		expect( merged ).toEqual( mine );
		const [ ask ] = asks;
		expect( ask && withChoice( merged, ask, 'theirs' ) ).toEqual( theirs );
	} );

	it( 'are both used at different paths, also if PHP encoded an empty object as a list', () => {
		expect(
			mergeStyles(
				{ settings: [], styles: [], plugin: { a: 1 } },
				{
					settings: [],
					styles: { color: { text: 'red' } },
					plugin: { a: 1 },
				},
				{
					settings: [],
					styles: {
						elements: { link: {} },
						color: { background: 'blue' },
					},
					plugin: { a: 2 },
				}
			)
		).toEqual( {
			merged: {
				settings: [],
				styles: {
					elements: { link: {} },
					color: { text: 'red', background: 'blue' },
				},
				plugin: { a: 2 },
			},
			asks: [],
		} );
	} );
} );
