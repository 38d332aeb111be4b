import fc from 'fast-check';
import { anyDoc, anyPath, anyTarget, anyTree, anyValue } from './arbitraries';
import {
	hasSameVariations,
	isSameDoc,
	mergeLayers,
	parseDoc,
	type Layers,
} from './doc';
import { getIn, mergeTrees, setIn } from './tree';
import {
	hasSetting,
	hasStyle,
	NO_CHANGES,
	readSetting,
	readStyle,
	writeSettings,
	writeStyles,
} from './values';

const makeLayers = ( changes: Partial< Layers > = {} ): Layers => ( {
	base: NO_CHANGES,
	user: NO_CHANGES,
	...changes,
} );

const anyLayers = () => fc.record( { base: anyDoc(), user: anyDoc() } );

describe( 'writing styles', () => {
	it( 'reads set values with the origin “user”', () => {
		fc.assert(
			fc.property(
				anyLayers(),
				anyTarget(),
				anyPath(),
				fc.oneof( fc.string( { minLength: 1 } ), fc.integer() ),
				( layers, target, path, value ) => {
					const user = writeStyles( layers.user, [
						{ target, path, value },
					] );
					const read = readStyle( { ...layers, user }, path, target );
					expect( read.origin ).toBe( 'user' );
					expect( read.value ).toBe( value );
				}
			)
		);
	} );

	it( 'falls back to the inherited value on reset', () => {
		fc.assert(
			fc.property(
				anyDoc(),
				anyTarget(),
				anyPath(),
				anyValue(),
				( base, target, path, value ) => {
					const changed = writeStyles( NO_CHANGES, [
						{ target, path, value },
					] );
					const user = writeStyles( changed, [
						{ target, path, value: undefined },
					] );
					expect( user ).toEqual( NO_CHANGES );
					const read = readStyle( { base, user }, path, target );
					expect( read.value ).toEqual( read.inherited );
					expect( read.origin ).not.toBe( 'user' );
				}
			)
		);
	} );

	it( 'changes no other value', () => {
		fc.assert(
			fc.property( anyDoc(), anyValue(), ( user, value ) => {
				const written = writeStyles( user, [
					{ path: 'own.place', value },
				] );
				for ( const [ key, kept ] of Object.entries( user.styles ) ) {
					expect( written.styles[ key ] ).toBe( kept );
				}
				expect( written.settings ).toBe( user.settings );
			} )
		);
	} );

	it( 'returns the same document if there is nothing to reset', () => {
		fc.assert(
			fc.property( anyTarget(), anyPath(), ( target, path ) => {
				expect(
					writeStyles( NO_CHANGES, [
						{ target, path, value: undefined },
					] )
				).toBe( NO_CHANGES );
			} )
		);
	} );

	it( 'never mutates its input', () => {
		const user = Object.freeze( {
			settings: {},
			styles: Object.freeze( { color: Object.freeze( { text: 'a' } ) } ),
		} );
		expect(
			writeStyles( user, [ { path: 'color.text', value: 'b' } ] )
		).toEqual( { settings: {}, styles: { color: { text: 'b' } } } );
	} );

	it( 'applies several edits', () => {
		const user = writeStyles( NO_CHANGES, [
			{ path: 'color.text', value: 'red' },
			{ path: 'color.background', value: 'blue' },
			{ path: 'color.text', value: undefined },
		] );
		expect( user.styles ).toEqual( { color: { background: 'blue' } } );
	} );

	it( 'resets all styles of a target', () => {
		const target = { block: 'core/quote' };
		const user = writeStyles( NO_CHANGES, [
			{ target, path: 'color.text', value: 'red' },
			{ target, path: 'spacing.padding.top', value: '1px' },
			{ path: 'color.text', value: 'blue' },
		] );
		expect(
			writeStyles( user, [ { target, path: '', value: undefined } ] )
				.styles
		).toEqual( { color: { text: 'blue' } } );
	} );

	it( 'detects changes inside a panel', () => {
		const user = writeStyles( NO_CHANGES, [
			{ path: 'spacing.padding.top', value: '1px' },
		] );
		const layers = makeLayers( { user } );
		expect( hasStyle( layers, 'spacing' ) ).toBe( true );
		expect( hasStyle( layers, 'color' ) ).toBe( false );
	} );
} );

describe( 'settings', () => {
	it( 'of a block fall back to the site’s', () => {
		const base = {
			settings: { typography: { lineHeight: true } },
			styles: {},
		};
		const target = { block: 'core/quote' };
		expect(
			readSetting(
				makeLayers( { base } ),
				'typography.lineHeight',
				target
			)
		).toEqual( { value: true, inherited: true, origin: 'theme' } );
		const user = writeSettings( NO_CHANGES, [
			{ target, path: 'typography.lineHeight', value: false },
		] );
		expect(
			readSetting( { base, user }, 'typography.lineHeight', target )
		).toEqual( { value: false, inherited: true, origin: 'user' } );
		expect(
			hasSetting( { base, user }, 'typography.lineHeight', target )
		).toBe( true );
		expect( hasSetting( { base, user }, 'typography.lineHeight' ) ).toBe(
			false
		);
	} );
} );

describe( 'merging', () => {
	it( 'never throws, and gives the same result for the same layers', () => {
		fc.assert(
			fc.property( anyLayers(), ( layers ) => {
				expect( mergeLayers( layers ) ).toBe( mergeLayers( layers ) );
			} )
		);
	} );

	it( 'gives the user priority over the theme', () => {
		const merged = mergeLayers( {
			base: {
				settings: {},
				styles: { color: { text: 'theme', background: 'theme' } },
			},
			user: { settings: {}, styles: { color: { text: 'user' } } },
		} );
		expect( merged.styles ).toEqual( {
			color: { text: 'user', background: 'theme' },
		} );
	} );

	it( 'keeps unchanged branches identical', () => {
		const blocks = { 'core/quote': { color: { text: 'x' } } };
		const below = { blocks, color: { text: 'a' } };
		expect( mergeTrees( below, { color: { text: 'b' } } ).blocks ).toBe(
			blocks
		);
	} );

	it.each( [
		[ 'a group that is a text', { color: 'nonsense' }, { text: 'theme' } ],
		[ 'a group as PHP empties it', { color: [] }, { text: 'theme' } ],
		[ 'a group that is nothing', { color: null }, { text: 'theme' } ],
	] )( 'reads the theme’s values through %s', ( _name, styles, color ) => {
		const merged = mergeTrees( { color: { text: 'theme' } }, styles );
		expect( merged ).toEqual( { color } );
	} );

	it( 'replaces background images as a whole', () => {
		expect(
			mergeTrees(
				{ background: { backgroundImage: { url: 'a', id: 1 } } },
				{ background: { backgroundImage: { url: 'b' } } }
			)
		).toEqual( { background: { backgroundImage: { url: 'b' } } } );
	} );

	it( 'replaces lists as a whole', () => {
		expect(
			mergeTrees( { palette: [ 1, 2 ] }, { palette: [ 3 ] } )
		).toEqual( { palette: [ 3 ] } );
	} );
} );

describe( 'trees', () => {
	it( 'accept any key', () => {
		const tree = setIn( {}, [ '__proto__', 'x' ], 1 );
		expect( getIn( tree, [ '__proto__', 'x' ] ) ).toBe( 1 );
		expect( Object.prototype ).not.toHaveProperty( 'x' );
		expect( getIn( {}, [ 'constructor', 'name' ] ) ).toBeUndefined();
	} );

	it( 'are read even if they are invalid', () => {
		fc.assert(
			fc.property(
				fc.anything(),
				fc.array( fc.string() ),
				( tree, keys ) => {
					expect( () => getIn( tree, keys ) ).not.toThrow();
				}
			)
		);
	} );

	it( 'keep invalid values until they are replaced', () => {
		expect(
			setIn( { color: 'x' }, [ 'color', 'text' ], undefined )
		).toEqual( { color: 'x' } );
		expect( setIn( { color: 'x' }, [ 'color', 'text' ], 'red' ) ).toEqual( {
			color: { text: 'red' },
		} );
	} );
} );

describe( 'hasSameVariations', () => {
	it( 'detects changes of block style variations only', () => {
		const target = { block: 'core/button', variation: 'outline' };
		const edit = ( where: object ) =>
			writeStyles( NO_CHANGES, [
				{ target: where, path: 'color.text', value: 'red' },
			] );
		expect( hasSameVariations( NO_CHANGES, edit( {} ) ) ).toBe( true );
		expect( hasSameVariations( NO_CHANGES, edit( target ) ) ).toBe( false );
		expect( hasSameVariations( edit( target ), edit( target ) ) ).toBe(
			true
		);
	} );
} );

describe( 'the record of REST', () => {
	it( 'survives a round trip', () => {
		fc.assert(
			fc.property( anyDoc(), ( doc ) => {
				const record: unknown = JSON.parse( JSON.stringify( doc ) );
				const again: unknown = JSON.parse(
					JSON.stringify( parseDoc( record ) )
				);
				expect( again ).toEqual( record );
			} )
		);
	} );

	it.each( [
		[ 'nothing', undefined ],
		[ 'a text', 'x' ],
		[ 'empty lists', { settings: [], styles: [] } ],
		[ 'nulls', { settings: null, styles: null } ],
	] )( 'is empty where the server answers %s', ( _name, raw ) => {
		expect( parseDoc( raw ) ).toEqual( NO_CHANGES );
	} );

	it( 'is the same for any order of keys', () => {
		fc.assert(
			fc.property( anyTree(), ( styles ) => {
				const turned = Object.fromEntries(
					Object.entries( styles ).reverse()
				);
				expect(
					isSameDoc(
						{ settings: {}, styles },
						{ settings: {}, styles: turned }
					)
				).toBe( true );
			} )
		);
	} );
} );
