import { findingsOf } from './checks';

const fine = { title: 'About', picture: 7, blocks: [], hasConflict: false };

interface TestBlock {
	readonly name: string;
	readonly attributes: Record< string, unknown >;
	readonly innerBlocks: readonly TestBlock[];
}

const block = (
	name: string,
	attributes = {},
	innerBlocks: readonly TestBlock[] = []
): TestBlock => ( { name, attributes, innerBlocks } );

describe( 'findings before publishing', () => {
	it( 'are none for a complete document', () => {
		expect( findingsOf( fine ) ).toEqual( [] );
	} );

	it( 'include a title of only spaces', () => {
		expect( findingsOf( { ...fine, title: ' ' } ) ).toEqual( [
			{ name: 'title' },
		] );
	} );

	it( 'include a featured image only if it would be shown', () => {
		expect( findingsOf( { ...fine, picture: 0 } ) ).toEqual( [
			{ name: 'picture' },
		] );
		expect( findingsOf( { ...fine, picture: null } ) ).toEqual( [] );
	} );

	it( 'include each image without an alternative text, at every level', () => {
		const blocks = [
			block( 'core/image', { url: 'a.jpg', alt: '' } ),
			block( 'core/image', { url: 'a.jpg', alt: 'A chair' } ),
			block( 'core/image', {} ),
			block( 'core/image', {
				url: 'a.jpg',
				metadata: { bindings: { alt: { source: 'core/post-meta' } } },
			} ),
			block( 'core/group', {}, [
				block( 'core/gallery', {}, [
					block( 'core/image', { url: 'b.jpg' } ),
				] ),
				block( 'core/media-text', {
					mediaType: 'image',
					mediaUrl: 'c.jpg',
				} ),
				block( 'core/media-text', {
					mediaType: 'video',
					mediaUrl: 'c.mp4',
				} ),
			] ),
		];
		expect( findingsOf( { ...fine, blocks } ) ).toEqual( [
			{ name: 'altTexts', count: 3 },
		] );
	} );

	it( 'start with a conflict', () => {
		expect(
			findingsOf( { ...fine, title: '', hasConflict: true } )
		).toEqual( [ { name: 'conflict' }, { name: 'title' } ] );
	} );
} );
