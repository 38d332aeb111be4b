import fc from 'fast-check';
import type { Field, OperatorName, View } from '../types';
import { filterSortAndPaginate } from './filterSortAndPaginate';

interface Book {
	readonly id: number;
	readonly title: string;
	readonly year?: number | string;
	readonly tags?: readonly string[];
	readonly date?: string;
}

const options = ( ...values: readonly string[] ) =>
	values.map( ( value ) => ( { value, label: `The ${ value }` } ) );

const fields: readonly Field< Book >[] = [
	{ id: 'title', type: 'text', enableGlobalSearch: true },
	{
		id: 'year',
		type: 'integer',
		elements: [ { value: 2000, label: '2000' } ],
	},
	{
		id: 'tags',
		elements: options( 'red', 'blue' ),
		filterBy: { operators: [ 'isAny', 'isNone', 'isAll', 'isNotAll' ] },
	},
	{ id: 'date', type: 'datetime' },
	{ id: 'length', sort: ( a, b ) => a.title.length - b.title.length },
];

const books: readonly Book[] = Object.freeze( [
	{ id: 1, title: 'Résumé writing', year: 2000, tags: [ 'red' ] },
	{ id: 2, title: 'zebra', year: 1999, tags: [ 'red', 'blue' ] },
	{ id: 3, title: 'Apple 10', year: '2000', tags: [] },
	{ id: 4, title: 'apple 9', date: '2024-01-01T00:00:00' },
	{ id: 5, title: '', date: '2023-12-31T23:00:00' },
] );

const show = ( view: Partial< View > ) =>
	filterSortAndPaginate( books, { type: 'table', ...view }, fields, {
		locale: 'en',
	} );
const idsOf = ( view: Partial< View > ) =>
	show( view ).data.map( ( { id } ) => id );

describe( 'search', () => {
	it.each( [
		[ 'case and accents do not matter', 'resume', [ 1 ] ],
		[ 'all words have to be there, in any order', '10 APPLE', [ 3 ] ],
		[ 'blanks are no words', '  ', [ 1, 2, 3, 4, 5 ] ],
		[ 'fields that are not searched do not count', 'red', [] ],
	] )( '%s', ( _name, search, ids ) => {
		expect( idsOf( { search } ) ).toEqual( ids );
	} );

	const templates = Object.freeze(
		[
			{ title: 'A plugin’s template', about: '' },
			{ title: 'Book', about: 'A template of a plugin' },
			{ title: 'My plugin template', about: '' },
			{ title: 'Page', about: 'The plugin template' },
			{ title: 'Plugin template', about: '' },
			{ title: 'Plugin template, wide', about: '' },
		].map( ( template, id ) => ( { ...template, id } ) )
	);
	const titlesOf = ( view: Partial< View > ) =>
		filterSortAndPaginate(
			templates,
			{ type: 'table', search: 'Plugin  Template', ...view },
			[
				{ id: 'id', type: 'integer' },
				{ id: 'title', type: 'text', enableGlobalSearch: true },
				{ id: 'about', type: 'text', enableGlobalSearch: true },
			]
		).data.map( ( { title } ) => title );

	it( 'finds first what is called like it, then what has it as a phrase', () => {
		expect(
			titlesOf( { sort: { field: 'title', direction: 'asc' } } )
		).toEqual( [
			'Plugin template',
			'Plugin template, wide',
			'My plugin template',
			'Page',
			'A plugin’s template',
			'Book',
		] );
	} );

	it( 'keeps an order that was chosen for another reason', () => {
		expect(
			titlesOf( { sort: { field: 'id', direction: 'desc' } } )[ 0 ]
		).toBe( 'Plugin template, wide' );
	} );
} );

describe( 'filters', () => {
	it.each< [ OperatorName, unknown, readonly number[] ] >( [
		[ 'isAny', [ 'red' ], [ 1, 2 ] ],
		[ 'isAny', [ 'red', 'blue' ], [ 1, 2 ] ],
		[ 'isNone', [ 'blue' ], [ 1, 3, 4, 5 ] ],
		[ 'isAll', [ 'red', 'blue' ], [ 2 ] ],
		[ 'isNotAll', [ 'red', 'blue' ], [ 1, 3, 4, 5 ] ],
		[ 'isAny', [], [ 1, 2, 3, 4, 5 ] ],
		[ 'isAny', undefined, [ 1, 2, 3, 4, 5 ] ],
	] )( 'tags %s %j', ( operator, value, ids ) => {
		const filters = [ { field: 'tags', operator, value } ];
		expect( idsOf( { filters } ) ).toEqual( ids );
	} );

	it( 'treats a numeric string as the number', () => {
		const filters = [
			{ field: 'year', operator: 'is' as const, value: '2000' },
		];
		expect( idsOf( { filters } ) ).toEqual( [ 1, 3 ] );
	} );

	it( 'ignores filters of missing fields', () => {
		const filters = [
			{ field: 'nothing', operator: 'is' as const, value: 1 },
		];
		expect( idsOf( { filters } ) ).toHaveLength( 5 );
	} );
} );

describe( 'sort', () => {
	it.each< [ string, View[ 'sort' ], readonly number[] ] >( [
		[
			'texts as people do, numbers in them as numbers',
			{ field: 'title', direction: 'asc' },
			[ 4, 3, 1, 2, 5 ],
		],
		[
			'descending, what has no value still last',
			{ field: 'title', direction: 'desc' },
			[ 2, 1, 3, 4, 5 ],
		],
		[
			'descending where no direction is given',
			{ field: 'title' },
			[ 2, 1, 3, 4, 5 ],
		],
		[
			'integers as numbers, equals as they were',
			{ field: 'year', direction: 'asc' },
			[ 2, 1, 3, 4, 5 ],
		],
		[
			'dates by time',
			{ field: 'date', direction: 'asc' },
			[ 5, 4, 1, 2, 3 ],
		],
		[
			'by a function of the field’s own',
			{ field: 'length', direction: 'asc' },
			[ 5, 2, 4, 3, 1 ],
		],
		[
			'nothing where the field does not exist',
			{ field: 'x' },
			[ 1, 2, 3, 4, 5 ],
		],
	] )( '%s', ( _name, sort, ids ) => {
		expect( idsOf( { sort } ) ).toEqual( ids );
	} );
} );

describe( 'pages', () => {
	it( 'shows one page and counts all', () => {
		const { data, paginationInfo } = show( { page: 2, perPage: 2 } );
		expect( data.map( ( { id } ) => id ) ).toEqual( [ 3, 4 ] );
		expect( paginationInfo ).toEqual( { totalItems: 5, totalPages: 3 } );
	} );

	it( 'shows the last page if the page doesn’t exist', () => {
		expect( idsOf( { page: 9, perPage: 2 } ) ).toEqual( [ 5 ] );
	} );

	it( 'has no pages without items', () => {
		expect(
			show( { search: 'nothing', perPage: 2 } ).paginationInfo
		).toEqual( { totalItems: 0, totalPages: 0 } );
	} );
} );

describe( 'for any data', () => {
	const anyBooks = fc.array(
		fc.record( {
			id: fc.integer(),
			title: fc.string(),
			year: fc.option( fc.integer(), { nil: undefined } ),
		} )
	) as fc.Arbitrary< Book[] >;

	it( 'all pages together contain each item once, in order', () => {
		fc.assert(
			fc.property(
				anyBooks,
				fc.integer( { min: 1, max: 7 } ),
				fc.constantFrom( 'title', 'year' ),
				fc.constantFrom( 'asc' as const, 'desc' as const ),
				( data, perPage, field, direction ) => {
					const view: View = {
						type: 'table',
						sort: { field, direction },
					};
					const all = filterSortAndPaginate(
						data,
						view,
						fields
					).data;
					const { totalPages } = filterSortAndPaginate(
						data,
						{ ...view, perPage },
						fields
					).paginationInfo;
					const pages = Array.from(
						{ length: totalPages },
						( _, at ) =>
							filterSortAndPaginate(
								data,
								{ ...view, perPage, page: at + 1 },
								fields
							).data
					);
					expect( pages.flat() ).toEqual( all );
					expect( new Set( all ) ).toEqual( new Set( data ) );
				}
			)
		);
	} );

	it( 'an operator and its opposite partition the items', () => {
		const tags = fc.subarray( [ 'red', 'blue', 'green' ] );
		const pairs = [
			[ 'is', 'isNot' ],
			[ 'isAny', 'isNone' ],
			[ 'isAll', 'isNotAll' ],
		] as const;
		fc.assert(
			fc.property(
				fc.array( tags ),
				tags.filter( ( { length } ) => length > 0 ),
				fc.constantFrom( ...pairs ),
				( all, value, pair ) => {
					const data = all.map( ( own, id ) => ( {
						id,
						title: '',
						tags: own,
					} ) );
					const kept = pair.flatMap( ( operator ) =>
						filterSortAndPaginate(
							data,
							{
								type: 'table',
								filters: [ { field: 'tags', operator, value } ],
							},
							fields
						).data.map( ( { id } ) => id )
					);
					expect( kept.sort( ( a, b ) => a - b ) ).toEqual(
						data.map( ( { id } ) => id )
					);
				}
			)
		);
	} );
} );
