import type { View } from '../types';
import { buildRestQuery, onServer } from './restQuery';

const names = {
	sort: { title: 'title', date: 'date' },
	filters: {
		author: { isAny: 'author', isNone: 'author_exclude' },
		status: { is: 'status' },
	},
	defaults: { status: 'draft,publish', _embed: 'author' },
} as const;
type Id = 'title' | 'date' | 'author' | 'status' | 'size';

const query = ( view: Partial< View< Id > > ) =>
	buildRestQuery< Id >( { type: 'table', ...view }, names );

describe( 'buildRestQuery', () => {
	it( 'requests a sorted page', () => {
		expect(
			query( {
				page: 3,
				perPage: 20,
				search: 'home',
				sort: { field: 'title' },
			} ).query
		).toEqual( {
			status: 'draft,publish',
			_embed: 'author',
			page: 3,
			per_page: 20,
			search: 'home',
			orderby: 'title',
			order: 'desc',
		} );
	} );

	it( 'maps filters to arguments, which override the defaults', () => {
		const { query: sent, left } = query( {
			filters: [
				{ field: 'author', operator: 'isNone', value: [ 1, 2 ] },
				{ field: 'status', operator: 'is', value: 'trash' },
			],
		} );
		expect( sent ).toMatchObject( {
			author_exclude: '1,2',
			status: 'trash',
		} );
		expect( left ).toEqual( [] );
	} );

	it( 'returns filters that the server doesn’t support', () => {
		const filter = { field: 'size', operator: 'is', value: 1 } as const;
		expect(
			query( {
				filters: [
					filter,
					{ field: 'author', operator: 'isAny', value: [] },
				],
				sort: { field: 'size' },
			} )
		).toEqual( {
			query: {
				status: 'draft,publish',
				_embed: 'author',
				page: 1,
				per_page: -1,
			},
			left: [ filter ],
		} );
	} );
} );

describe( 'onServer', () => {
	it( 'offers only what the collection sorts and filters by', () => {
		expect(
			onServer(
				[
					{ id: 'title' },
					{ id: 'size', enableSorting: true },
					{ id: 'author' },
					{ id: 'status', filterBy: { isPrimary: true } },
				],
				names
			)
		).toEqual( [
			{ id: 'title', enableSorting: true, filterBy: false },
			{ id: 'size', enableSorting: false, filterBy: false },
			{
				id: 'author',
				enableSorting: false,
				filterBy: { operators: [ 'isAny', 'isNone' ] },
			},
			{
				id: 'status',
				enableSorting: false,
				filterBy: { isPrimary: true, operators: [ 'is' ] },
			},
		] );
	} );

	it( 'leaves out filters that a list does without', () => {
		expect(
			onServer( [ { id: 'author', filterBy: false } ], names )[ 0 ]
				?.filterBy
		).toBe( false );
		expect(
			onServer(
				[ { id: 'author', filterBy: { operators: [ 'isNone' ] } } ],
				names
			)[ 0 ]?.filterBy
		).toEqual( { operators: [ 'isNone' ] } );
	} );
} );
