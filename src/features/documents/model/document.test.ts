import { isSameDocument, titleOf } from './document';

describe( 'titleOf', () => {
	it.each( [
		[ 'plain text', { title: 'About' }, 'About' ],
		[
			'raw before rendered',
			{ title: { raw: 'A & B', rendered: 'A &amp; B' } },
			'A & B',
		],
		[
			'rendered where there is no raw',
			{ title: { rendered: 'About' } },
			'About',
		],
		[
			'the slug where there is no title',
			{ title: { raw: '' }, slug: 'about' },
			'about',
		],
		[ 'nothing where there is neither', { title: null }, '' ],
	] )( 'is %s', ( _name, record, title ) => {
		expect( titleOf( record ) ).toBe( title );
	} );
} );

describe( 'isSameDocument', () => {
	const page = { type: 'page', id: '2' };

	it( 'compares type and ID', () => {
		expect( isSameDocument( page, { ...page } ) ).toBe( true );
		expect( isSameDocument( page, { type: 'post', id: '2' } ) ).toBe(
			false
		);
		expect( isSameDocument( page, { type: 'page', id: '3' } ) ).toBe(
			false
		);
	} );

	it( 'is false for null', () => {
		expect( isSameDocument( null, null ) ).toBe( false );
		expect( isSameDocument( page, null ) ).toBe( false );
	} );
} );
