import { likeServer, replaceSheet, withBlocks } from './sheet';

describe( 'likeServer', () => {
	it( 'gives the padding of the page to what is in its body', () => {
		expect(
			likeServer(
				'a{}:where(body) {margin: 0;padding-right: 0; padding-left: 0; padding-top: var(--a); padding-bottom: var(--b) }\n.x{}'
			)
		).toBe(
			'a{}:where(body){margin:0}.wp-site-blocks{padding-top: var(--a); padding-bottom: var(--b) }\n.x{}'
		);
		expect( likeServer( ':where(body) {margin: 0;}' ) ).toBe(
			':where(body) {margin: 0;}'
		);
	} );
} );

describe( 'withBlocks', () => {
	it( 'leaves out the styles of blocks that are not printed', () => {
		const doc = {
			settings: {},
			styles: { blocks: { 'core/a': {}, 'core/b': {} }, color: {} },
		};
		expect(
			withBlocks( doc, ( name ) => name === 'core/b' ).styles
		).toEqual( { blocks: { 'core/b': {} }, color: {} } );
	} );
} );

describe( 'replaceSheet', () => {
	it( 'keeps the ratios that only the server knows, each once', () => {
		const printed =
			':root{--wp--preset--aspect-ratio--square: 1;--wp--preset--aspect-ratio--4-3: 4/3;--wp--preset--color--base: #fff}.x{--wp--preset--aspect-ratio--square: 1}';
		expect(
			replaceSheet( printed, { parts: [ 'a{}', 'b{}' ], filters: '' } )
		).toBe(
			':root{--wp--preset--aspect-ratio--square: 1;--wp--preset--aspect-ratio--4-3: 4/3}\na{}\nb{}'
		);
	} );

	it( 'takes the place of everything where there are none', () => {
		expect( replaceSheet( 'x{}', { parts: [ 'a{}' ], filters: '' } ) ).toBe(
			'a{}'
		);
	} );
} );
