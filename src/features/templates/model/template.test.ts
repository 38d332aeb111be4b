import { describe, expect, it } from 'vitest';
import { authorsOf } from './authors';
import { parseTemplate, type TemplateReaders } from './template';

const READERS: TemplateReaders = {
	readText: ( text ) => text,
	readTitle: ( { title } ) => String( title ),
	readRemoval: ( { source } ) => ( source === 'custom' ? 'delete' : null ),
};

const makeRecord = ( overrides: Record< string, unknown > = {} ) => ( {
	id: 'theme//home',
	slug: 'home',
	title: 'Home',
	description: 'What comes first.',
	content: { raw: '<!-- wp:paragraph /-->' },
	author_text: 'A theme',
	original_source: 'theme',
	author: 0,
	is_custom: false,
	source: 'theme',
	_links: {
		self: [ { targetHints: { allow: [ 'GET', 'PUT', 'DELETE' ] } } ],
	},
	...overrides,
} );

const parse = ( overrides?: Record< string, unknown > ) =>
	parseTemplate( makeRecord( overrides ), READERS );

describe( 'parseTemplate', () => {
	it( 'reads what the list shows', () => {
		expect( parse() ).toEqual( {
			id: 'theme//home',
			slug: 'home',
			title: 'Home',
			description: 'What comes first.',
			content: '<!-- wp:paragraph /-->',
			author: { type: 'theme', name: 'A theme', id: 0 },
			isCustom: false,
			removal: null,
			canRename: false,
		} );
	} );

	it( 'lets a custom template be renamed and deleted', () => {
		expect( parse( { source: 'custom', is_custom: true } ) ).toMatchObject(
			{ removal: 'delete', canRename: true }
		);
	} );

	it( 'offers nothing that the server would refuse', () => {
		expect(
			parse( {
				source: 'custom',
				is_custom: true,
				_links: { self: [ { targetHints: { allow: [ 'GET' ] } } ] },
			} )
		).toMatchObject( { removal: null, canRename: false } );
	} );

	it( 'offers what the server says nothing about', () => {
		expect( parse( { source: 'custom', _links: {} } )?.removal ).toBe(
			'delete'
		);
	} );

	it.each( [
		[ 'without an id', { id: undefined } ],
		[ 'with a number for an id', { id: 3 } ],
		[ 'without a slug', { slug: null } ],
	] )( 'leaves out what is no template: %s', ( _name, overrides ) => {
		expect( parse( overrides ) ).toBeNull();
	} );

	it.each( [
		[ 'nothing', {} ],
		[ 'a stranger', { original_source: 'x' } ],
	] )( 'takes %s for the site itself', ( _name, overrides ) => {
		expect(
			parse( { original_source: undefined, ...overrides } )?.author.type
		).toBe( 'site' );
	} );
} );

describe( 'authorsOf', () => {
	it( 'names everyone once, in order, and leaves out who has no name', () => {
		const templates = [ 'Zoe', 'Ann', '', 'Zoe' ]
			.map( ( name ) => parse( { author_text: name } ) )
			.filter( ( template ) => template !== null );
		expect( authorsOf( templates ).map( ( { name } ) => name ) ).toEqual( [
			'Ann',
			'Zoe',
		] );
	} );
} );
