import { describe, expect, it } from 'vitest';
import { replaceSheet } from './sheet';

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
