import fc from 'fast-check';
import { anyDoc } from './arbitraries';
import {
	changesBetween,
	groupDifferences,
	summarize,
	SUMMARY_LENGTH,
} from './changes';
import { differencesBetween } from './differences';
import { NO_CHANGES } from './values';

describe( 'changesBetween', () => {
	it( 'treats both spellings of a reference as equal', () => {
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

	it( 'finds no changes in equal documents', () => {
		fc.assert(
			fc.property( anyDoc(), ( doc ) => {
				expect( changesBetween( doc, structuredClone( doc ) ) ).toEqual(
					[]
				);
			} )
		);
	} );

	it( 'counts added, removed and changed values by area', () => {
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

describe( 'groupDifferences', () => {
	it( 'assigns every difference to one group, largest group first', () => {
		fc.assert(
			fc.property( anyDoc(), anyDoc(), ( one, other ) => {
				const differences = differencesBetween( one, other );
				const groups = groupDifferences( differences );
				const sizes = groups.map(
					( group ) => group.differences.length
				);
				expect(
					new Set( groups.flatMap( ( group ) => group.differences ) )
				).toEqual( new Set( differences ) );
				expect( sizes ).toEqual(
					[ ...sizes ].sort( ( a, b ) => b - a )
				);
			} )
		);
	} );

	it( 'separates blocks and elements', () => {
		const subjects = summarize( NO_CHANGES, {
			settings: { blocks: { 'core/quote': { color: { text: false } } } },
			styles: {
				elements: {
					link: { color: { text: 'red' } },
					h1: { color: { text: 'red' } },
				},
				blocks: {
					'core/quote': { color: { text: 'x' } },
					'core/code': { color: { text: 'x' } },
				},
			},
		} ).subjects;
		expect( subjects ).toEqual( [
			{ kind: 'block', name: 'core/quote' },
			{ kind: 'element', name: 'link' },
			{ kind: 'element', name: 'h1' },
			{ kind: 'block', name: 'core/code' },
		] );
	} );
} );

describe( 'summarize', () => {
	it( 'lists at most seven subjects and counts the others', () => {
		const elements = Object.fromEntries(
			[
				'h1',
				'h2',
				'h3',
				'h4',
				'h5',
				'h6',
				'link',
				'button',
				'cite',
			].map( ( name ) => [ name, { color: { text: 'red' } } ] )
		);
		const { subjects, more } = summarize( NO_CHANGES, {
			settings: {},
			styles: { elements },
		} );
		expect( subjects ).toHaveLength( SUMMARY_LENGTH );
		expect( SUMMARY_LENGTH ).toBe( 7 );
		expect( more ).toBe( 2 );
	} );

	it( 'is empty without changes', () => {
		fc.assert(
			fc.property( anyDoc(), ( doc ) => {
				expect( summarize( doc, doc ) ).toEqual( {
					subjects: [],
					more: 0,
				} );
			} )
		);
	} );
} );
