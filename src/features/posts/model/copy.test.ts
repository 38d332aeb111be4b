import { copyAttempts, copyOf } from './copy';

const PAGE = {
	id: 7,
	slug: 'about',
	status: 'publish',
	date: '2026-01-02T03:04:05',
	title: { raw: 'About' },
	content: { raw: '<!-- wp:paragraph /-->', rendered: '<p></p>' },
	excerpt: { raw: 'In short' },
	parent: 3,
	menu_order: 2,
	meta: { footnotes: '[{}]', other: 'theirs' },
	categories: [ 1 ],
	tags: [ 2 ],
	_links: { self: [], 'wp:action-assign-categories': [] },
};

describe( 'copyOf', () => {
	it( 'is a draft with the same content under another title', () => {
		expect( copyOf( PAGE, 'About (Copy)' ) ).toEqual( {
			title: 'About (Copy)',
			status: 'draft',
			content: '<!-- wp:paragraph /-->',
			excerpt: 'In short',
			parent: 3,
			menu_order: 2,
			meta: { footnotes: '[{}]' },
			categories: [ 1 ],
		} );
	} );

	it( 'leaves out properties that the original lacks', () => {
		expect( copyOf( { title: 'x', content: 'Words' }, 'y' ) ).toEqual( {
			title: 'y',
			status: 'draft',
			content: 'Words',
		} );
	} );
} );

describe( 'copyAttempts', () => {
	it( 'leaves out as little as possible first', () => {
		expect(
			copyAttempts( { template: 'old-wide', parent: 3, format: '' } )
		).toEqual( [
			[],
			[ 'template' ],
			[ 'parent' ],
			[ 'template', 'parent' ],
		] );
		expect( copyAttempts( { template: '', parent: 0 } ) ).toEqual( [ [] ] );
	} );
} );
