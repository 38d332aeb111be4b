import { openverseUrl, parseOpenverse } from './openverse';

const TEXTS = {
	withCreator: '“%1$s” by %2$s, %3$s',
	withoutCreator: '“%1$s”, %3$s',
	untitled: 'Work',
};

const makeResult = ( overrides: Record< string, unknown > = {} ) => ( {
	id: 'abc',
	title: 'File:Bread & butter',
	url: 'https://images.test/bread.jpg',
	thumbnail: 'https://images.test/bread-small.jpg',
	creator: 'Ann',
	creator_url: 'https://images.test/ann',
	license: 'cc0',
	license_version: '1.0',
	license_url: 'https://licences.test/cc0',
	foreign_landing_url: 'https://images.test/bread',
	...overrides,
} );

const captionOf = ( overrides?: Record< string, unknown > ) =>
	parseOpenverse( { results: [ makeResult( overrides ) ] }, TEXTS )[ 0 ]
		?.caption;

describe( 'parseOpenverse', () => {
	it( 'parses an image', () => {
		expect(
			parseOpenverse( { results: [ makeResult(), null, {} ] }, TEXTS )
		).toMatchObject( [
			{
				title: 'Bread & butter',
				url: 'https://images.test/bread.jpg',
				previewUrl: 'https://images.test/bread-small.jpg',
				sourceId: 'abc',
			},
		] );
	} );

	it( 'has a caption with author and license, each with a link', () => {
		expect( captionOf()?.replace( /<[^>]*>/g, '' ) ).toBe(
			'“Bread &amp; butter” by Ann, CC0'
		);
		expect( captionOf()?.match( /href="[^"]*"/g ) ).toEqual( [
			'href="https://images.test/bread"',
			'href="https://images.test/ann"',
			'href="https://licences.test/cc0"',
		] );
		expect(
			captionOf( { creator: null, title: '', license: 'pdm' } )
		).toMatch( /Work.*Public Domain Mark/ );
	} );

	it( 'drops markup and scripts', () => {
		const caption = captionOf( {
			title: '<img src=x onerror=alert(1)>"',
			creator: '<b>$&</b>',
			creator_url: 'javascript:alert(1)',
			foreign_landing_url: 'https://a.test/"onclick="alert(1)',
		} );
		expect( caption ).not.toMatch( /<(img|b)|javascript:|" ?onclick/ );
		expect( caption ).toContain( '&lt;b&gt;$&amp;&lt;/b&gt;' );
		expect(
			parseOpenverse(
				{ results: [ makeResult( { url: 'data:image/png,a' } ) ] },
				TEXTS
			)
		).toEqual( [] );
	} );

	it.each( [ null, [], { results: 'no' } ] )( 'is empty for %j', ( raw ) => {
		expect( parseOpenverse( raw, TEXTS ) ).toEqual( [] );
	} );
} );

test( 'only requests openly licensed images', () => {
	const url = new URL(
		openverseUrl( { search: 'bread & butter', perPage: 20, page: 2 } )
	);
	expect( Object.fromEntries( url.searchParams ) ).toMatchObject( {
		q: 'bread & butter',
		page_size: '20',
		page: '2',
		mature: 'false',
		license: 'pdm,cc0',
	} );
} );
