import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDoc } from './arbitraries';
import { changesBetween } from './changes';
import { NO_CHANGES } from './values';

describe( 'changesBetween', () => {
	it( 'counts a reference as the same however it is written', () => {
		const withText = ( text: string ) => ( {
			settings: {},
			styles: { color: { text } },
		} );
		expect(
			changesBetween(
				withText( 'var:preset|color|contrast' ),
				withText( 'var(--wp--preset--color--contrast)' )
			)
		).toEqual( [] );
	} );

	it( 'finds nothing in the same document', () => {
		fc.assert(
			fc.property( anyDoc(), ( doc ) => {
				expect( changesBetween( doc, structuredClone( doc ) ) ).toEqual(
					[]
				);
			} )
		);
	} );

	it( 'counts what is new, gone and different, by area', () => {
		const before = {
			settings: {},
			styles: { color: { text: 'red' }, css: 'p {}' },
		};
		const after = {
			settings: { color: { palette: { theme: [] } } },
			styles: {
				color: { text: 'blue', background: 'black' },
				blocks: {
					'core/quote': { color: { text: 'x' }, css: 'y' },
					'core/code': { color: { text: 'x' } },
				},
			},
		};
		expect( changesBetween( before, after ) ).toEqual( [
			{ area: 'blocks', count: 3, blocks: [ 'core/quote', 'core/code' ] },
			{ area: 'colors', count: 2, blocks: [] },
			{ area: 'palette', count: 1, blocks: [] },
			{ area: 'css', count: 1, blocks: [] },
		] );
		expect( changesBetween( NO_CHANGES, before ) ).toHaveLength( 2 );
	} );
} );
