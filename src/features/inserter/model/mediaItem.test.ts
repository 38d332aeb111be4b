import { parseMediaItem } from './mediaItem';

describe( 'parseMediaItem', () => {
	it( 'parses an image', () => {
		expect(
			parseMediaItem( {
				id: 7,
				title: { raw: 'Bread', rendered: '<b>Bread</b>' },
				source_url: 'https://site.test/bread.jpg',
				media_details: {
					sizes: {
						medium: {
							source_url: 'https://site.test/bread-300.jpg',
						},
					},
				},
				alt_text: 'A loaf',
				caption: { raw: 'Fresh', rendered: '<p>Fresh</p>' },
			} )
		).toEqual( {
			id: 7,
			title: 'Bread',
			url: 'https://site.test/bread.jpg',
			previewUrl: 'https://site.test/bread-300.jpg',
			alt: 'A loaf',
			caption: 'Fresh',
		} );
	} );

	it.each( [
		[ { id: 7, source_url: 'https://site.test/a.mp3' }, 7 ],
		[ { id: 7, source_url: 'a', media_details: { sizes: [] } }, 7 ],
		[ { id: 7 }, undefined ],
		[ { source_url: 'https://site.test/a.mp3' }, undefined ],
		[ null, undefined ],
		[ 'text', undefined ],
	] )( 'requires ID and URL: %j', ( raw, id ) => {
		expect( parseMediaItem( raw )?.id ).toBe( id );
	} );
} );
