import { parsePost, POST_FIELDS, withEdits, type Post } from './post';

const asIs = ( text: string ) => text;

const makeRecord = ( overrides: Record< string, unknown > = {} ) => ( {
	id: 7,
	type: 'page',
	title: { raw: 'About', rendered: 'About' },
	status: 'publish',
	password: 'sesame',
	date: '2026-01-02T03:04:05',
	modified: '2026-05-06T07:08:09',
	author: 3,
	slug: 'about',
	link: 'https://example.org/about/',
	menu_order: 2,
	atelier_version: 'title:0123456789',
	template: 'wide',
	featured_media: 9,
	atelier_terms: { tags: [ { id: 5, name: 'Rye' } ] },
	level: 1,
	_links: {
		self: [ { targetHints: { allow: [ 'GET', 'PUT', 'DELETE' ] } } ],
		'version-history': [ { count: 4 } ],
		'predecessor-version': [ { id: 70 } ],
		'wp:action-publish': [ {} ],
	},
	_embedded: {
		author: [ { name: 'Ada', avatar_urls: { 48: 'ada.png' } } ],
	},
	...overrides,
} );

const parse = ( overrides?: Record< string, unknown > ) =>
	parsePost( makeRecord( overrides ), asIs );

const makePost = (): Post => {
	const post = parse();
	if ( ! post ) {
		throw new Error( 'The sample is a post' );
	}
	return post;
};

/** A record that logs which of its fields and links are read. */
function makeWatched() {
	const read = new Set< string >();
	const watch = < T extends object >( target: T, prefix: string ): T =>
		new Proxy( target, {
			get: ( from, name, receiver ) => {
				read.add( `${ prefix }${ String( name ) }` );
				return Reflect.get( from, name, receiver ) as unknown;
			},
			has: ( from, name ) => {
				read.add( `${ prefix }${ String( name ) }` );
				return Reflect.has( from, name );
			},
		} );
	const record = makeRecord();
	const links = watch( record._links, '_links.' );
	return { record: watch( { ...record, _links: links }, '' ), read };
}

describe( 'parsePost', () => {
	it( 'reads only fields that a list requests', () => {
		const { record, read } = makeWatched();
		parsePost( record, asIs );
		const unrequested = [ ...read ].filter(
			( name ) =>
				! [ '_links', '_embedded', ...POST_FIELDS ].includes( name )
		);
		expect( unrequested ).toEqual( [] );
		expect( read ).toContain( 'menu_order' );
	} );

	it( 'parses the properties for the list', () => {
		expect( parse() ).toEqual( {
			id: '7',
			type: 'page',
			title: 'About',
			status: 'publish',
			password: 'sesame',
			date: '2026-01-02T03:04:05',
			modified: '2026-05-06T07:08:09',
			author: { id: 3, name: 'Ada', picture: 'ada.png' },
			slug: 'about',
			link: 'https://example.org/about/',
			order: 2,
			template: 'wide',
			picture: 9,
			terms: { tags: [ { id: 5, name: 'Rye' } ] },
			level: 1,
			canEdit: true,
			canDelete: true,
			canPublish: true,
			canAssignAuthor: false,
			hasOwnScreen: false,
			ownTrash: null,
			revisionCount: 4,
			revision: 70,
			version: 'title:0123456789',
		} );
	} );

	it( 'allows only actions that the server accepts', () => {
		expect(
			parse( {
				_links: { self: [ { targetHints: { allow: [ 'GET' ] } } ] },
			} )
		).toMatchObject( {
			canEdit: false,
			canDelete: false,
			canPublish: false,
		} );
	} );

	it.each( [
		[
			'an author who is gone',
			{ _embedded: { author: [ { code: 'x' } ] } },
		],
		[ 'no author at all', { _embedded: undefined } ],
		[ 'something else', { _embedded: { author: 'Ada' } } ],
	] )( 'lives with %s', ( _name, overrides ) => {
		expect( parse( overrides )?.author ).toEqual( {
			id: 3,
			name: '',
			picture: '',
		} );
	} );

	it.each( [
		[ 'nothing', null ],
		[ 'a text', 'page' ],
		[ 'a record without an id', { title: 'x' } ],
		[ 'an id that is no number', { id: '7' } ],
	] )( 'leaves out %s', ( _name, raw ) => {
		expect( parsePost( raw, asIs ) ).toBeNull();
	} );
} );

describe( 'withEdits', () => {
	it( 'has the unsaved values', () => {
		expect(
			withEdits( makePost(), {
				title: 'About us',
				status: 'draft',
				author: 4,
				menu_order: 0,
				template: '',
			} )
		).toMatchObject( {
			title: 'About us',
			status: 'draft',
			author: { id: 4, name: '' },
			order: 0,
			template: '',
			slug: 'about',
		} );
	} );

	it( 'has the terms that were chosen, without the names of new ones', () => {
		expect( withEdits( makePost(), { tags: [ 6, 5 ] } ).terms ).toEqual( {
			tags: [
				{ id: 6, name: '' },
				{ id: 5, name: 'Rye' },
			],
		} );
	} );

	it( 'has no date after it was cleared', () => {
		expect( withEdits( makePost(), { date: null } ).date ).toBe( '' );
	} );

	it( 'ignores edits of other properties', () => {
		const post = makePost();
		expect( withEdits( post, { content: 'x', author: 3 } ) ).toEqual(
			post
		);
	} );
} );
