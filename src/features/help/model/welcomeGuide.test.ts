import { guidesOf, unreadGuides } from './welcomeGuide';

const all = { editor: true, styles: true, page: true, template: true };
const read = { editor: false, styles: false, page: false, template: false };
const page = {
	isWanted: all,
	isBlockTheme: true,
	type: 'page',
	hasPrevious: false,
	hasStyles: false,
};

describe( 'unreadGuides', () => {
	it.each( [
		[ 'the editor’s before the page’s', {}, [ 'editor', 'page' ] ],
		[
			'a page’s on a theme without blocks',
			{ isBlockTheme: false },
			[ 'page' ],
		],
		[
			'a page’s once the editor’s was read',
			{ isWanted: { ...all, editor: false } },
			[ 'page' ],
		],
		[
			'that of the styles beside them, before the page’s',
			{ hasStyles: true, isWanted: { ...all, editor: false } },
			[ 'styles', 'page' ],
		],
		[ 'none once all were read', { isWanted: read }, [] ],
		[
			'a template’s when it was opened out of a page',
			{
				type: 'wp_template',
				hasPrevious: true,
				isWanted: { ...all, editor: false },
			},
			[ 'template' ],
		],
		[
			'none for a template that was opened by itself',
			{ type: 'wp_template', isWanted: { ...all, editor: false } },
			[],
		],
		[
			'none but the editor’s for a pattern',
			{ type: 'wp_block', isWanted: { ...all, editor: false } },
			[],
		],
	] )( 'shows %s', ( _name, changed, expected ) => {
		expect( unreadGuides( { ...page, ...changed } ) ).toEqual( expected );
	} );
} );

describe( 'guidesOf', () => {
	it( 'are the guides that “Welcome Guide” shows again', () => {
		expect( guidesOf( page ) ).toEqual( [ 'editor', 'page' ] );
		expect( guidesOf( { ...page, hasStyles: true } ) ).toEqual( [
			'editor',
			'styles',
			'page',
		] );
		const later = { hasPrevious: true, hasStyles: false };
		expect( guidesOf( { type: 'wp_template', ...later } ) ).toEqual( [
			'editor',
			'template',
		] );
		expect( guidesOf( { type: 'post', ...later } ) ).toEqual( [
			'editor',
		] );
	} );
} );
