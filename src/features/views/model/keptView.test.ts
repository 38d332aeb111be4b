import fc from 'fast-check';
import type { View } from '@/dataview/types';
import {
	isArranged,
	keptForm,
	readKeptView,
	withoutArrangement,
} from './keptView';

type Id = 'title' | 'author';

const FALLBACK: View< Id > = {
	type: 'grid',
	search: '',
	page: 1,
	perPage: 20,
	sort: { field: 'title', direction: 'asc' },
	fields: [ 'author' ],
	titleField: 'title',
	filters: [],
};
const RULES = { fields: [ 'title', 'author' ] as const, fallback: FALLBACK };

const ARRANGED: View< Id > = {
	...FALLBACK,
	type: 'table',
	perPage: 50,
	sort: { field: 'author', direction: 'desc' },
	fields: [],
	showLevels: false,
	layout: { density: 'compact', previewSize: 3 },
};

describe( 'a stored view', () => {
	it( 'is restored without search, filters and page', () => {
		const kept = keptForm( {
			...ARRANGED,
			search: 'tea',
			page: 4,
			filters: [ { field: 'author', operator: 'isAny', value: [ 'a' ] } ],
		} );
		expect( kept ).not.toHaveProperty( 'search' );
		expect( readKeptView( kept, RULES ) ).toEqual( ARRANGED );
	} );

	it.each( [
		[ 'nothing', undefined ],
		[ 'a word', 'grid' ],
		[ 'a list', [ 'grid' ] ],
		[ 'what nobody knows', { type: 'kanban', perPage: -3, sort: 'up' } ],
		[ 'a newer format', { ...keptForm( ARRANGED ), version: 2 } ],
		[ 'a broken number', { ...keptForm( ARRANGED ), version: '1' } ],
		[
			'what belongs to the moment',
			{ search: 'tea', filters: [ { field: 'title', operator: 'is' } ] },
		],
	] )( 'is as nobody has touched it where %s was kept', ( _what, kept ) => {
		expect( readKeptView( kept, RULES ) ).toEqual( FALLBACK );
	} );

	it( 'is restored from the first format, which had no number', () => {
		const { version, ...kept } = keptForm( ARRANGED );
		expect( version ).toBe( 1 );
		expect( readKeptView( kept, RULES ) ).toEqual( ARRANGED );
	} );

	it( 'leaves out missing fields, and keeps the rest', () => {
		expect(
			readKeptView(
				{
					type: 'table',
					fields: [ 'rating', 'author' ],
					sort: { field: 'rating', direction: 'asc' },
				},
				RULES
			)
		).toEqual( { ...FALLBACK, type: 'table', fields: [ 'author' ] } );
	} );

	it( 'never throws, and is always a valid view of the list', () => {
		fc.assert(
			fc.property( fc.jsonValue(), ( kept ) => {
				const view = readKeptView( kept, RULES );
				expect( [ 'table', 'grid', 'list' ] ).toContain( view.type );
				expect( view.search ).toBe( '' );
			} )
		);
	} );
} );

describe( 'resetting a view', () => {
	it( 'keeps only the search', () => {
		const reset = withoutArrangement(
			{ ...ARRANGED, search: 'tea', page: 3 },
			FALLBACK
		);
		expect( reset ).toEqual( { ...FALLBACK, search: 'tea' } );
		expect( isArranged( reset, FALLBACK ) ).toBe( false );
		expect( isArranged( ARRANGED, FALLBACK ) ).toBe( true );
	} );
} );
