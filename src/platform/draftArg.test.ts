import { inDraft } from './draftArg';

describe( 'inDraft', () => {
	it.each( [
		[ 'a path', '/wp/v2/pages/2', '/wp/v2/pages/2?atelier_draft=7' ],
		[
			'a path with arguments',
			'/wp/v2/pages?per_page=5',
			'/wp/v2/pages?per_page=5&atelier_draft=7',
		],
		[
			'an address with a fragment',
			'https://example.org/?p=1#top',
			'https://example.org/?p=1&atelier_draft=7#top',
		],
		[
			'what names another draft',
			'/wp/v2/pages?atelier_draft=3',
			'/wp/v2/pages?atelier_draft=3',
		],
	] )( 'adds the draft to %s', ( _name, address, expected ) => {
		expect( inDraft( address, 7 ) ).toBe( expected );
	} );
} );
