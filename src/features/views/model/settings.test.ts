import fc from 'fast-check';
import type { View } from '@/dataview/types';
import {
	buildSettings,
	isSameSettings,
	readSettings,
	type SettingsRules,
} from './settings';

type Id = 'title' | 'author' | 'status' | 'picture';
const FIELDS: readonly Id[] = [ 'title', 'author', 'status', 'picture' ];

const FALLBACK: View< Id > = {
	type: 'list',
	search: '',
	page: 1,
	perPage: 20,
	sort: { field: 'title', direction: 'asc' },
	filters: [],
	fields: [ 'author' ],
	titleField: 'title',
	mediaField: 'picture',
};
const RULES: SettingsRules< Id > = { fields: FIELDS, fallback: FALLBACK };

const read = ( settings: unknown ) =>
	readSettings( JSON.stringify( settings ), RULES );

const anyField = fc.constantFrom( ...FIELDS );
const plain = fc.oneof( fc.string(), fc.integer(), fc.boolean() );

const anyView: fc.Arbitrary< View< Id > > = fc.record(
	{
		type: fc.constantFrom( 'table', 'grid', 'list' ),
		search: fc.string(),
		perPage: fc.integer( { min: 1, max: 100 } ),
		sort: fc.record( {
			field: anyField,
			direction: fc.constantFrom( 'asc', 'desc' ),
		} ),
		filters: fc.array(
			fc.record( {
				field: anyField,
				operator: fc.constantFrom( 'is', 'isAny', 'isNone' ),
				value: fc.oneof( plain, fc.array( plain ) ),
			} )
		),
		fields: fc.array( anyField ),
		titleField: anyField,
		mediaField: anyField,
		showMedia: fc.boolean(),
		showLevels: fc.boolean(),
		layout: fc.record(
			{
				density: fc.constantFrom( 'compact', 'balanced' ),
				previewSize: fc.integer( { min: 1, max: 6 } ),
				badgeFields: fc.array( anyField ),
			},
			{ requiredKeys: [] }
		),
	},
	{
		requiredKeys: [
			'type',
			'search',
			'perPage',
			'sort',
			'filters',
			'fields',
			'titleField',
			'mediaField',
		],
	}
);

describe( 'readSettings', () => {
	it( 'restores every stored view, on its first page', () => {
		fc.assert(
			fc.property( anyView, ( view ) => {
				const stored = buildSettings( { ...view, page: 7 }, '' );
				expect( readSettings( stored, RULES ) ).toEqual( {
					view: { ...view, page: 1 },
					left: [],
				} );
			} )
		);
	} );

	it( 'returns a view for any stored value, with fields of the list only', () => {
		fc.assert(
			fc.property( fc.oneof( fc.string(), fc.json() ), ( settings ) => {
				const { view } = readSettings( settings, RULES );
				expect( [ 'table', 'grid', 'list' ] ).toContain( view.type );
				expect( FIELDS ).toEqual(
					expect.arrayContaining( [ ...( view.fields ?? [] ) ] )
				);
				expect( view.page ).toBe( 1 );
			} )
		);
	} );

	it( 'falls back to the initial view for invalid JSON', () => {
		const settings = '{"type":"table"';
		expect( readSettings( settings, RULES ) ).toEqual( {
			view: FALLBACK,
			left: [ settings ],
		} );
	} );

	it.each( [
		[ 'a field', { fields: [ 'author', 'rating' ] }, 'rating' ],
		[
			'an order',
			{ sort: { field: 'rating', direction: 'asc' } },
			'rating',
		],
		[
			'a filter',
			{ filters: [ { field: 'rating', operator: 'is', value: 1 } ] },
			'rating',
		],
		[
			'an operator',
			{ filters: [ { field: 'author', operator: 'near', value: 1 } ] },
			'author',
		],
		[ 'a badge', { layout: { badgeFields: [ 'rating' ] } }, 'rating' ],
		[ 'a column', { layout: { styles: { rating: {} } } }, 'rating' ],
		[ 'a layout', { type: 'kanban' }, 'type' ],
		[ 'a number of items', { perPage: 100000 }, 'perPage' ],
		[ 'fields that are no list', { fields: 'author' }, 'fields' ],
	] )(
		'names %s that it does not know, and keeps the rest',
		( _what, settings, name ) => {
			const { view, left } = read( { search: 'tea', ...settings } );
			expect( left ).toEqual( [ name ] );
			expect( view.search ).toBe( 'tea' );
		}
	);

	it( 'ignores other properties', () => {
		expect( read( { type: 'grid', colour: 'blue' } ).left ).toEqual( [] );
	} );
} );

describe( 'buildSettings', () => {
	it( 'keeps other properties', () => {
		const before = JSON.stringify( { type: 'grid', colour: 'blue' } );
		expect(
			JSON.parse( buildSettings( { type: 'table', page: 3 }, before ) )
		).toEqual( { type: 'table', colour: 'blue' } );
	} );
} );

describe( 'isSameSettings', () => {
	it( 'treats another order as equal', () => {
		expect(
			isSameSettings(
				'{"type":"grid","layout":{"density":"compact","previewSize":2}}',
				'{"layout":{"previewSize":2,"density":"compact"},"type":"grid"}'
			)
		).toBe( true );
	} );

	it( 'tells different settings apart', () => {
		expect(
			isSameSettings( '{"fields":["a","b"]}', '{"fields":["b","a"]}' )
		).toBe( false );
	} );
} );
