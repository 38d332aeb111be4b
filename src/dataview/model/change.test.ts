import fc from 'fast-check';
import { normalizeFields } from '../fields';
import type { View } from '../types';
import { reduceView, type ViewChange } from './change';

interface Item {
	readonly title: string;
}

const elements = [ { value: 1, label: 'One' } ];
const fields = normalizeFields< Item >( [
	{ id: 'title', enableHiding: false },
	{ id: 'author', elements },
	{ id: 'status', elements, filterBy: { operators: [ 'is', 'isNot' ] } },
	{ id: 'image', type: 'media' },
] );
const ids = fields.map( ( { id } ) => id );

const makeView = ( overrides: Partial< View > = {} ): View => ( {
	type: 'table',
	page: 3,
	perPage: 20,
	sort: { field: 'title', direction: 'asc' },
	fields: [ 'title', 'author' ],
	...overrides,
} );

const change = ( view: View, ...changes: readonly ViewChange[] ): View =>
	changes.reduce(
		( before, next ) => reduceView( before, next, fields ),
		view
	);

describe( 'reduceView', () => {
	it.each< [ string, ViewChange ] >( [
		[ 'the search', { type: 'search', search: 'a' } ],
		[
			'a filter',
			{
				type: 'filter',
				filter: { field: 'author', operator: 'isAny', value: [ 1 ] },
			},
		],
		[ 'items per page', { type: 'perPage', perPage: 50 } ],
		[ 'a reset', { type: 'reset' } ],
	] )( 'goes to page 1 with %s', ( _name, next ) => {
		expect( change( makeView(), next ).page ).toBe( 1 );
	} );

	it( 'goes to page 1 when the operator of a filter changes, and when it is removed', () => {
		const filters = [
			{ field: 'author', operator: 'isAny', value: [ 1 ] },
		] as const;
		const view = makeView( { filters } );
		const changed = change( view, {
			type: 'filter',
			filter: { field: 'author', operator: 'isNone', value: [ 1 ] },
		} );
		expect( changed.page ).toBe( 1 );
		expect( changed.filters ).toHaveLength( 1 );
		expect(
			change( view, { type: 'removeFilter', field: 'author' } )
		).toMatchObject( { page: 1, filters: [] } );
	} );

	it( 'sorts descending when only a field is chosen', () => {
		const view = makeView( { sort: undefined } );
		expect(
			change( view, { type: 'sort', field: 'author' } ).sort
		).toEqual( { field: 'author', direction: 'desc' } );
	} );

	it( 'keeps the direction when another field is chosen', () => {
		expect(
			change( makeView(), { type: 'sort', field: 'author' } ).sort
		).toEqual( { field: 'author', direction: 'asc' } );
	} );

	it( 'hides levels in another order', () => {
		const view = makeView( { showLevels: true } );
		expect(
			change( view, { type: 'sort', direction: 'desc' } ).showLevels
		).toBe( false );
		expect( change( view, { type: 'page', page: 2 } ).showLevels ).toBe(
			true
		);
	} );

	it.each< [ string, View, ViewChange ] >( [
		[
			'the items per page without an order',
			makeView( { sort: undefined } ),
			{ type: 'perPage', perPage: 50 },
		],
		[
			'what cannot be hidden',
			makeView(),
			{ type: 'hideField', field: 'title' },
		],
		[
			'the order by what cannot be sorted',
			makeView(),
			{ type: 'sort', field: 'image' },
		],
		[
			'a filter with an operator that its field does not have',
			makeView(),
			{ type: 'filter', filter: { field: 'status', operator: 'isAny' } },
		],
		[
			'a filter by a field that does not exist',
			makeView(),
			{ type: 'filter', filter: { field: 'nothing', operator: 'is' } },
		],
		[ 'the same search', makeView(), { type: 'search', search: '' } ],
		[
			'a field that is shown already',
			makeView(),
			{ type: 'showField', field: 'author' },
		],
	] )( 'leaves the view alone: %s', ( _name, view, next ) => {
		expect( change( view, next ) ).toBe( view );
	} );

	it( 'keeps compatible options when the layout changes', () => {
		const view = makeView( {
			search: 'a',
			filters: [ { field: 'author', operator: 'isAny', value: [ 1 ] } ],
			layout: { density: 'compact' },
		} );
		const defaults = {
			grid: {
				showMedia: true,
				layout: { badgeFields: [ 'author' ], density: 'balanced' },
			},
		} as const;
		const grid = change( view, {
			type: 'layout',
			layout: 'grid',
			defaults,
		} );
		expect( grid ).toEqual( {
			...view,
			type: 'grid',
			showMedia: true,
			layout: { badgeFields: [ 'author' ], density: 'compact' },
		} );
		expect(
			change( grid, { type: 'layout', layout: 'table' } ).layout?.density
		).toBe( 'compact' );
	} );

	it( 'moves fields within the shown ones', () => {
		const view = makeView( { fields: [ 'a', 'b', 'c' ] } );
		const move = ( field: string, to: number ) =>
			change( view, { type: 'moveField', field, to } ).fields;
		expect( move( 'a', 1 ) ).toEqual( [ 'b', 'a', 'c' ] );
		expect( move( 'c', 0 ) ).toEqual( [ 'c', 'a', 'b' ] );
		expect( move( 'a', 99 ) ).toEqual( [ 'b', 'c', 'a' ] );
		expect( move( 'a', -1 ) ).toBe( view.fields );
	} );
} );

const anyId = fc.constantFrom( ...ids, 'nothing' );
const anyChange: fc.Arbitrary< ViewChange > = fc.oneof(
	fc.record( {
		type: fc.constant( 'search' as const ),
		search: fc.string(),
	} ),
	fc.record( {
		type: fc.constant( 'page' as const ),
		page: fc.oneof( fc.integer(), fc.double() ),
	} ),
	fc.record( {
		type: fc.constant( 'perPage' as const ),
		perPage: fc.oneof( fc.integer( { min: -5, max: 100 } ), fc.double() ),
	} ),
	fc.record( { type: fc.constant( 'sort' as const ), field: anyId } ),
	fc.record( {
		type: fc.constant( 'filter' as const ),
		filter: fc.record( {
			field: anyId,
			operator: fc.constantFrom( 'is', 'isNot', 'isAny', 'isNone' ),
			value: fc.anything(),
		} ),
	} ),
	fc.record( { type: fc.constant( 'removeFilter' as const ), field: anyId } ),
	fc.record( { type: fc.constant( 'reset' as const ) } ),
	fc.record( {
		type: fc.constant( 'layout' as const ),
		layout: fc.constantFrom( 'table', 'grid', 'list' ),
	} ),
	fc.record( { type: fc.constant( 'showField' as const ), field: anyId } ),
	fc.record( { type: fc.constant( 'hideField' as const ), field: anyId } ),
	fc.record( {
		type: fc.constant( 'moveField' as const ),
		field: anyId,
		to: fc.integer(),
	} )
);

describe( 'any sequence of changes', () => {
	it( 'keeps a view valid', () => {
		fc.assert(
			fc.property( fc.array( anyChange ), ( changes ) => {
				let view = Object.freeze( makeView() );
				for ( const next of changes ) {
					const before = view;
					view = Object.freeze( reduceView( before, next, fields ) );
					expectWholeView( view );
					expectRulesKept( before, view );
				}
			} )
		);
	} );
} );

function expectWholeView( view: View ) {
	const {
		page = 1,
		perPage = 1,
		sort,
		filters = [],
		fields: shown = [],
	} = view;
	expect( Number.isInteger( page ) && page >= 1 ).toBe( true );
	expect( Number.isInteger( perPage ) && perPage >= 1 ).toBe( true );
	expect( new Set( shown ).size ).toBe( shown.length );
	expect( shown ).toContain( 'title' );
	expect( ids ).toEqual( expect.arrayContaining( [ ...shown ] ) );
	expect( new Set( filters.map( ( { field } ) => field ) ).size ).toBe(
		filters.length
	);
	for ( const { field, operator } of filters ) {
		const { operators = [] } =
			fields.find( ( { id } ) => id === field ) ?? {};
		expect( operators ).toContain( operator );
	}
	expect( [ 'title', 'author', 'status', undefined ] ).toContain(
		sort?.field
	);
}

function expectRulesKept( before: View, after: View ) {
	const isNarrowed =
		before.search !== after.search ||
		before.filters !== after.filters ||
		before.perPage !== after.perPage;
	if ( isNarrowed ) {
		expect( after.page ).toBe( 1 );
	}
	if ( before.sort !== after.sort ) {
		expect( after.showLevels ).toBe( false );
	}
}
