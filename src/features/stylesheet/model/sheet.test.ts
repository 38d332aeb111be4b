import { likeServer, replaceSheet, withBlocks } from './sheet';

describe( 'likeServer', () => {
	it( 'moves the padding of the body to its contents', () => {
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
	it( 'omits the styles of blocks that aren’t printed', () => {
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
	it( 'keeps the aspect ratios of the server, each once', () => {
		const printed =
			':root{--wp--preset--aspect-ratio--square: 1;--wp--preset--aspect-ratio--4-3: 4/3;--wp--preset--color--base: #fff}.x{--wp--preset--aspect-ratio--square: 1}';
		expect(
			replaceSheet( printed, { parts: [ 'a{}', 'b{}' ], filters: '' } )
		).toBe(
			':root{--wp--preset--aspect-ratio--square: 1;--wp--preset--aspect-ratio--4-3: 4/3}\na{}\nb{}'
		);
	} );

	it( 'replaces everything without aspect ratios', () => {
		expect( replaceSheet( 'x{}', { parts: [ 'a{}' ], filters: '' } ) ).toBe(
			'a{}'
		);
	} );
} );
