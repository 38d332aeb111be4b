import { isAutosaveEnough, previewType, refusedIndex } from './unsaved';

const post = { type: 'page', id: '7' };
const unsaved = ( edits: object, { type, id } = post ) => ( {
	type,
	id,
	edits: { ...edits },
} );

describe( 'unsaved records', () => {
	it.each( [
		[ 'postType', 'wp_template', 'wp_template' ],
		[ 'postType', 'page', 'page' ],
		[ 'root', 'globalStyles', 'wp_global_styles' ],
		[ 'root', 'site', 'site' ],
		[ 'root', 'comment', null ],
		[ 'root', 'user', null ],
		[ 'postType', 'attachment', null ],
		[ 'postType', 'wp_dataviews', null ],
		[ 'taxonomy', 'category', null ],
	] )( 'of %s / %s are sent as %s', ( kind, name, type ) => {
		expect( previewType( { kind, name } ) ).toBe( type );
	} );

	it( 'need no more than an autosave where only texts of the post are unsaved', () => {
		const texts = unsaved( { title: 'A', content: 'B', excerpt: '' } );
		expect( isAutosaveEnough( [ texts ], post ) ).toBe( true );
		expect(
			isAutosaveEnough( [ unsaved( { featured_media: 3 } ) ], post )
		).toBe( true );
	} );

	it.each( [
		[ 'nothing is', [] ],
		[ 'something else is, too', [ unsaved( {} ), unsaved( {} ) ] ],
		[ 'another property is', [ unsaved( { template: 'wide' } ) ] ],
		[ 'another post is', [ unsaved( {}, { type: 'page', id: '8' } ) ] ],
		[ 'another type is', [ unsaved( {}, { type: 'post', id: '7' } ) ] ],
	] )( 'need more than an autosave where %s', ( _, records ) => {
		expect( isAutosaveEnough( records, post ) ).toBe( false );
	} );

	it( 'name the one that was refused', () => {
		expect( refusedIndex( { data: { status: 403, record: 2 } } ) ).toBe(
			2
		);
		for ( const raw of [ null, {}, { data: {} }, new Error( 'no' ) ] ) {
			expect( refusedIndex( raw ) ).toBe( -1 );
		}
	} );
} );
