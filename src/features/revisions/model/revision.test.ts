import { parseStamp, parseState, revisionCount } from './revision';

const raw = {
	id: 7,
	author: 2,
	date_gmt: '2026-03-04T05:06:07',
	slug: '5-revision-v1',
	title: { raw: 'Before', rendered: 'Before' },
	content: { raw: '<!-- wp:paragraph /-->', rendered: '' },
};

describe( 'parseStamp', () => {
	it( 'reads when a page was saved', () => {
		expect( parseStamp( raw, 'page', 0 ) ).toEqual( {
			id: 7,
			date: new Date( '2026-03-04T05:06:07Z' ),
			author: 2,
			isAutosave: false,
		} );
	} );

	it.each( [
		[ '7.1', 'date' ],
		[ '6.8', 'modified' ],
	] )(
		'reads a template’s of %s, which has its template’s id and the site’s time',
		( _version, date ) => {
			expect(
				parseStamp(
					{
						id: 'theme//index',
						wp_id: 8,
						author: 2,
						[ date ]: '2026-03-04T05:06:07',
					},
					'wp_template',
					5.5
				)
			).toEqual( {
				id: 8,
				date: new Date( '2026-03-03T23:36:07Z' ),
				author: 2,
				isAutosave: false,
			} );
		}
	);

	it( 'knows what WordPress saved by itself', () => {
		expect(
			parseStamp( { ...raw, slug: '5-autosave-v1' }, 'page', 0 )
				?.isAutosave
		).toBe( true );
	} );

	it.each( [
		[ 'a list', [] ],
		[ 'no id', { ...raw, id: 'theme//index' } ],
		[ 'no date', { ...raw, date_gmt: undefined } ],
	] )( 'refuses %s', ( _case, value ) => {
		expect( parseStamp( value, 'page', 0 ) ).toBeNull();
	} );
} );

describe( 'parseState', () => {
	it( 'reads what a page was, with what its content refers to', () => {
		expect(
			parseState(
				{ ...raw, meta: { footnotes: '[]', other: 'not kept' } },
				'page'
			)
		).toEqual( {
			content: '<!-- wp:paragraph /-->',
			fields: { title: 'Before', footnotes: '[]' },
		} );
	} );

	it( 'reads the content of a template alone: its title is its file’s', () => {
		expect( parseState( raw, 'wp_template' ) ).toEqual( {
			content: '<!-- wp:paragraph /-->',
			fields: {},
		} );
	} );

	it( 'reads a record with edits, whose texts are plain', () => {
		expect(
			parseState( { content: 'Words', title: 'Title' }, 'post' )
		).toEqual( { content: 'Words', fields: { title: 'Title' } } );
	} );

	it.each( [
		[ 'a list', [] ],
		[ 'content for visitors only', { ...raw, content: { rendered: '' } } ],
	] )( 'refuses %s', ( _case, value ) => {
		expect( parseState( value, 'page' ) ).toBeNull();
	} );
} );

describe( 'revisionCount', () => {
	it( 'is what the record’s link says', () => {
		expect(
			revisionCount( { _links: { 'version-history': [ { count: 3 } ] } } )
		).toBe( 3 );
	} );

	it( 'is none where there is no link', () => {
		expect( revisionCount( { _links: {} } ) ).toBe( 0 );
		expect( revisionCount( {} ) ).toBe( 0 );
	} );
} );
