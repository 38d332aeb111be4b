import { parseTemplate, type TemplateReaders } from './template';

const READERS: TemplateReaders = {
	readText: ( text ) => text,
	readTitle: ( { title } ) => String( title ),
	readAuthor: ( { author_text: name } ) => ( {
		type: 'site',
		name: String( name ),
		id: 0,
	} ),
	readRemoval: ( { source } ) => ( source === 'custom' ? 'delete' : null ),
	allows: ( { refused }, method ) => refused !== method,
};

const makeRecord = ( overrides: Record< string, unknown > = {} ) => ( {
	id: 'theme//home',
	slug: 'home',
	title: 'Home',
	description: 'What comes first.',
	content: { raw: '<!-- wp:paragraph /-->' },
	author_text: 'A theme',
	is_custom: false,
	source: 'theme',
	...overrides,
} );

const parse = ( overrides?: Record< string, unknown > ) =>
	parseTemplate( makeRecord( overrides ), READERS );

describe( 'parseTemplate', () => {
	it( 'parses the properties for the list', () => {
		expect( parse() ).toEqual( {
			type: 'wp_template',
			id: 'theme//home',
			slug: 'home',
			title: 'Home',
			description: 'What comes first.',
			content: '<!-- wp:paragraph /-->',
			author: { type: 'site', name: 'A theme', id: 0 },
			isCustom: false,
			isInvalid: false,
			removal: null,
			canRename: false,
			revisionCount: 0,
			revision: 0,
		} );
	} );

	it( 'allows renaming and deleting a custom template', () => {
		expect( parse( { source: 'custom', is_custom: true } ) ).toMatchObject(
			{ removal: 'delete', canRename: true }
		);
	} );

	it.each( [
		[ 'DELETE', { removal: null, canRename: true } ],
		[ 'PUT', { removal: 'delete', canRename: false } ],
	] )(
		'offers nothing for which %s would be refused',
		( refused, offered ) => {
			expect(
				parse( { source: 'custom', is_custom: true, refused } )
			).toMatchObject( offered );
		}
	);

	it.each( [
		[ 'without an id', { id: undefined } ],
		[ 'with a number for an id', { id: 3 } ],
		[ 'without a slug', { slug: null } ],
	] )( 'leaves out what is no template: %s', ( _name, overrides ) => {
		expect( parse( overrides ) ).toBeNull();
	} );
} );
