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
	it( 'parses the date of a page’s revision', () => {
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

	it( 'recognizes autosaves', () => {
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
	it( 'parses a page’s content, with its footnotes', () => {
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

	it( 'parses only the content of a template: its title is its file’s', () => {
		expect( parseState( raw, 'wp_template' ) ).toEqual( {
			content: '<!-- wp:paragraph /-->',
			fields: {},
		} );
	} );

	it( 'parses an edited record, whose texts are strings', () => {
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
	it( 'is the count of the record’s link', () => {
		expect(
			revisionCount( { _links: { 'version-history': [ { count: 3 } ] } } )
		).toBe( 3 );
	} );

	it( 'is 0 without a link', () => {
		expect( revisionCount( { _links: {} } ) ).toBe( 0 );
		expect( revisionCount( {} ) ).toBe( 0 );
	} );
} );
