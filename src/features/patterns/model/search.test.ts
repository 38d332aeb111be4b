import type { Pattern } from './pattern';
import { findPatterns, score } from './search';
import {
	ALL,
	filledSections,
	isIn,
	mergeCategories,
	MINE,
	type Category,
} from './sections';

const make = ( overrides: Partial< Pattern > = {} ): Pattern => ( {
	type: 'wp_block',
	id: '1',
	title: 'Call to action',
	description: 'Asks people to come',
	keywords: [ 'visit' ],
	categories: [ 'banner' ],
	termIds: [],
	syncStatus: 'full',
	author: null,
	version: '',
	viewport: null,
	removal: null,
	isInvalid: false,
	canEdit: true,
	canRename: true,
	revisionCount: 0,
	revision: 0,
	...overrides,
} );

const KNOWN = new Set( [ 'banner', 'quotes' ] );

describe( 'score', () => {
	it.each( [
		[ 'nothing in another category', 'quotes', '', 0 ],
		[
			'nothing in another category, whatever is asked',
			'quotes',
			'call to action',
			0,
		],
		[ 'the category', 'banner', '', 1 ],
		[ 'the category, for blanks', 'banner', '  ', 1 ],
		[ 'the category alone, without the words', 'banner', 'chair', 1 ],
		[ 'the exact title', 'banner', ' CALL to action ', 31 ],
		[ 'the beginning of the title', 'banner', 'call t', 21 ],
		[ 'all words, wherever they are', 'banner', 'visit people action', 11 ],
		[ 'not all words', 'banner', 'visit people chair', 1 ],
		[ 'letters without their accents', 'banner', 'càll to áction', 31 ],
	] )( 'counts %s', ( _name, section, words, expected ) => {
		expect( score( make(), section, words, KNOWN ) ).toBe( expected );
	} );
} );

describe( 'findPatterns', () => {
	const patterns = [
		make( { id: 'words', title: 'Words', description: 'a hero' } ),
		make( { id: 'begins', title: 'Hero, large' } ),
		make( { id: 'same', title: 'Hero' } ),
		make( { id: 'none', title: 'Chair' } ),
		make( { id: 'begins too', title: 'Hero, and more' } ),
	];

	it( 'sorts by score, then by title', () => {
		expect(
			findPatterns( patterns, ALL, 'hero', KNOWN ).map( ( { id } ) => id )
		).toEqual( [ 'same', 'begins too', 'begins', 'words' ] );
	} );

	it( 'returns everything without search words', () => {
		expect( findPatterns( patterns, ALL, '', KNOWN ) ).toHaveLength( 5 );
	} );
} );

describe( 'isIn', () => {
	it.each( [
		[ 'all', ALL, {}, true ],
		[ 'mine', MINE, {}, true ],
		[ 'mine', MINE, { type: 'pattern' }, false ],
		[ 'no category', 'uncategorized', { categories: [] }, true ],
		[ 'no category', 'uncategorized', { categories: [ 'gone' ] }, true ],
		[ 'no category', 'uncategorized', {}, false ],
		[ 'one that is not known', 'gone', { categories: [ 'gone' ] }, true ],
	] as const )(
		'%s (%s): %j is %s',
		( _name, section, overrides, expected ) => {
			expect( isIn( make( overrides ), section, KNOWN ) ).toBe(
				expected
			);
		}
	);
} );

describe( 'filledSections', () => {
	const categories: readonly Category[] = [
		{ id: 'uncategorized', label: 'A rest', description: '' },
		{ id: 'quotes', label: 'Quotes', description: '' },
		{ id: 'banner', label: 'Banner', description: '' },
		{ id: 'own', label: 'Own', description: '', termId: 4 },
	];

	it( 'counts, sorts by name, puts the rest last and keeps users’ empty ones', () => {
		expect(
			filledSections(
				[ make(), make( { categories: [] } ), make() ],
				categories
			).map( ( { id, count } ) => [ id, count ] )
		).toEqual( [
			[ 'banner', 2 ],
			[ 'own', 0 ],
			[ 'uncategorized', 1 ],
		] );
	} );
} );

describe( 'mergeCategories', () => {
	it( 'has each slug once, users’ categories with a known description', () => {
		expect(
			mergeCategories(
				[ { id: 'a', label: 'Mine', description: '', termId: 1 } ],
				[
					{ id: 'a', label: 'Theirs', description: 'Said' },
					{ id: 'b', label: 'B', description: '' },
				]
			)
		).toEqual( [
			{ id: 'a', label: 'Mine', description: 'Said', termId: 1 },
			{ id: 'b', label: 'B', description: '' },
		] );
	} );
} );
