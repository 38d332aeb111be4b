import fc from 'fast-check';
import { anyDoc } from './arbitraries';
import type { StylesDoc } from './doc';
import { readPreset } from './presets';
import { isSoundPreset, isSoundValue, withSoundPresets } from './soundPresets';

const docWith = ( settings: StylesDoc[ 'settings' ] ): StylesDoc => ( {
	settings,
	styles: {},
} );

describe( 'isSoundValue', () => {
	it.each( [
		[ '#fff' ],
		[ 'rgb(0 0 0 / 50%)' ],
		[ 'color-mix(in srgb, currentColor 20%, transparent)' ],
		[ 'var(--wp--preset--color--base, red)' ],
		[ 'linear-gradient(135deg, rgba(6, 147, 227, 1) 0%, #fff 100%)' ],
		[ '6px 6px 9px rgba(0, 0, 0, 0.2)' ],
		[ 'clamp(1rem, calc(1rem + 2vw), 3rem)' ],
		[ '"A; B", \'C {}\', serif' ],
		[ '16' ],
	] )( '%s is one', ( value ) => {
		expect( isSoundValue( value ) ).toBe( true );
	} );

	it.each( [
		[ 'nothing', '' ],
		[ 'only spaces', '  ' ],
		[ 'the end of a declaration', 'red;' ],
		[ 'another rule', 'red;} body{display:none' ],
		[ 'an open bracket', 'rgb(0,0,0' ],
		[ 'a closed bracket too many', 'red)' ],
		[ 'an open text', '"Arial' ],
		[ 'a comment', 'red/* ' ],
		[ 'the end of a style element', 'red</style><script>' ],
		[ 'the same in a text', '"</style>"' ],
		[ 'an escape', 'red\\3b' ],
		[ 'what counts more than all else', 'red !important' ],
		[ 'something to load', 'url(https://example.org/a.png)' ],
		[ 'something to load in a gradient', 'URL( "//example.org" ), red' ],
	] )( '%s is none', ( _name, value ) => {
		expect( isSoundValue( value ) ).toBe( false );
	} );
} );

describe( 'isSoundPreset', () => {
	it.each( [
		[ 'two colors', { slug: 'a-1', colors: [ '#000', '#fff' ] }, true ],
		[ 'a text', { slug: 'a', colors: '#000,#fff' }, false ],
		[ 'numbers', { slug: 'a', colors: [ 1, 2 ] }, false ],
		[
			'markup',
			{ slug: '"><img src=x>', colors: [ '#000', '#fff' ] },
			false,
		],
	] )( 'a duotone with %s', ( _name, raw, expected ) => {
		expect( isSoundPreset( 'duotone', readPreset( raw, 'duotone' ) ) ).toBe(
			expected
		);
	} );
} );

describe( 'withSoundPresets', () => {
	it( 'omits invalid presets of the site and of blocks', () => {
		const good = { slug: 'good', name: 'Good', color: 'red' };
		const bad = { slug: 'bad', color: 'red;} body{color:blue' };
		const doc = docWith( {
			color: { palette: { theme: [ good, bad, null, 7 ], custom: 'x' } },
			blocks: { 'core/quote': { color: { palette: [ bad, good ] } } },
		} );
		expect( withSoundPresets( doc ).settings ).toEqual( {
			color: { palette: { theme: [ good ] } },
			blocks: { 'core/quote': { color: { palette: [ good ] } } },
		} );
	} );

	it( 'returns the same document if nothing is invalid', () => {
		const doc = docWith( {
			color: { palette: { theme: [ { slug: 'a', color: 'red' } ] } },
			blocks: { 'core/quote': { color: { custom: false } } },
		} );
		expect( withSoundPresets( doc ) ).toBe( doc );
	} );

	it( 'accepts any stored value and is idempotent', () => {
		fc.assert(
			fc.property(
				anyDoc(),
				fc.anything( { maxDepth: 4 } ),
				( doc, palette ) => {
					const any = docWith( {
						...doc.settings,
						color: { palette },
					} );
					const once = withSoundPresets( any );
					expect( withSoundPresets( once ) ).toEqual( once );
				}
			)
		);
	} );
} );
