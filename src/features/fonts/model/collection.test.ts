import fc from 'fast-check';
import {
	findEntries,
	pageSize,
	parseCollection,
	webAddress,
} from './collection';

const familyOf = ( name: string, categories: readonly string[] = [] ) => ( {
	font_family_settings: {
		name,
		slug: name.toLowerCase(),
		fontFamily: name,
		fontFace: [ {}, {} ],
	},
	categories,
} );

const collectionOf = ( ...families: readonly unknown[] ) =>
	parseCollection( {
		font_families: families,
		categories: [ { slug: 'serif', name: 'Serif' } ],
	} ) ?? { categories: [], entries: [] };

describe( 'parseCollection', () => {
	it( 'keeps families with a slug and a font, each once', () => {
		const { entries } = collectionOf(
			familyOf( 'Lora' ),
			null,
			{ font_family_settings: { name: 'No slug', fontFamily: 'a' } },
			{ font_family_settings: { slug: 'no-font' } },
			familyOf( 'Lora' ),
			familyOf( 'Inter' )
		);
		expect( entries.map( ( { name } ) => name ) ).toEqual( [
			'Lora',
			'Inter',
		] );
		expect( entries[ 0 ]?.variants ).toBe( 2 );
	} );

	it( 'labels a category without a name by its slug', () => {
		const parsed = parseCollection( {
			font_families: [],
			categories: [ { slug: 'serif' }, { name: 'No slug' }, 'text' ],
		} );
		expect( parsed?.categories ).toEqual( [
			{ slug: 'serif', name: 'serif' },
		] );
	} );

	it.each( [ null, [], 'text', {}, { font_families: {} } ] )(
		'returns null for %j',
		( raw ) => {
			expect( parseCollection( raw ) ).toBeNull();
		}
	);

	it( 'never throws for any collection', () => {
		fc.assert(
			fc.property( fc.array( fc.anything() ), ( families ) => {
				expect(
					parseCollection( { font_families: families } )
				).not.toBeNull();
			} )
		);
	} );
} );

describe( 'findEntries', () => {
	const collection = collectionOf(
		familyOf( 'Noto Sans', [ 'sans' ] ),
		familyOf( 'Noto Serif', [ 'serif' ] ),
		familyOf( 'Café', [ 'serif', 'hand' ] )
	);

	it.each( [
		[ '', '', [ 'Noto Sans', 'Noto Serif', 'Café' ] ],
		[ 'NOTO', '', [ 'Noto Sans', 'Noto Serif' ] ],
		[ ' serif noto ', '', [ 'Noto Serif' ] ],
		[ 'cafe', '', [ 'Café' ] ],
		[ 'noto', 'serif', [ 'Noto Serif' ] ],
		[ '', 'hand', [ 'Café' ] ],
		[ '', 'nothing', [] ],
		[ 'xyz', '', [] ],
	] )( 'finds %j in %j: %j', ( words, category, names ) => {
		expect(
			findEntries( collection, { words, category } ).map(
				( { name } ) => name
			)
		).toEqual( names );
	} );
} );

describe( 'pageSize', () => {
	it.each( [
		[ 0, 1 ],
		[ 500, 1 ],
		[ 900, 7 ],
		[ 1080, 10 ],
	] )( 'of a window of %d pixels is %d', ( height, size ) => {
		expect( pageSize( height ) ).toBe( size );
	} );
} );

describe( 'webAddress', () => {
	it.each( [
		[ 'https://fonts.test/a b.woff2', 'https://fonts.test/a%20b.woff2' ],
		[ 'https://fonts.test/a%20b.woff2', 'https://fonts.test/a%20b.woff2' ],
		[ ' http://fonts.test ', 'http://fonts.test/' ],
		[ 'javascript:alert(1)', null ],
		[ 'data:font/woff2;base64,AA', null ],
		[ 'file:./a.woff2', null ],
		[ '//fonts.test/a.woff2', 'https://fonts.test/a.woff2' ],
		[ '/fonts/a.woff2', 'https://site.test/fonts/a.woff2' ],
		[ 'fonts/a.woff2', null ],
		[ 'https://', null ],
		[ '', null ],
	] )( 'parses %j as %j', ( text, address ) => {
		expect( webAddress( text, 'https://site.test/wp-admin/' ) ).toBe(
			address
		);
	} );
} );
