import { normalizeFields, textOf, type NormalizedField } from '../fields';
import { operators, valuesOf, type Key } from '../operators';
import type {
	Field,
	Filter,
	PaginationInfo,
	SortDirection,
	View,
} from '../types';
import { compareTexts } from '@/kernel/collation';
import { fold } from '@/kernel/fold';

interface Options {
	/** The locale for sorting texts; the page's by default. */
	readonly locale?: string | undefined;
}

/**
 * The items that a view shows, where all data is loaded. Neither data nor fields may be mutated: the order and the
 * search texts of the same array are cached.
 */
export function filterSortAndPaginate< Item >(
	data: readonly Item[],
	view: View,
	fields: readonly Field< Item >[],
	{ locale }: Options = {}
): { readonly data: readonly Item[]; readonly paginationInfo: PaginationInfo } {
	const normalized = normalizeFields( fields );
	const index = indexOf( data, normalized );
	const tests = [
		...searchTest( view.search ?? '', index ),
		...( view.filters ?? [] ).flatMap( ( filter ) =>
			filterTest( filter, index, normalized )
		),
	];
	const order = index.order( view.sort, locale );
	const passing =
		tests.length === 0
			? order
			: order.filter( ( at ) => tests.every( ( test ) => test( at ) ) );
	const found = isOrderedByText( view.sort, normalized )
		? byRelevance( passing, view.search ?? '', index )
		: passing;

	const totalItems = found.length;
	const perPage = view.perPage ?? Math.max( totalItems, 1 );
	const totalPages = Math.ceil( totalItems / perPage );
	const page = clampPage( view.page ?? 1, totalPages );
	const shown: Item[] = [];
	for ( const at of found.slice( ( page - 1 ) * perPage, page * perPage ) ) {
		shown.push( ...data.slice( at, at + 1 ) );
	}
	return { data: shown, paginationInfo: { totalItems, totalPages } };
}

/** The nearest page that exists; the first one without items. */
const clampPage = ( page: number, totalPages: number ): number =>
	Math.min( Math.max( page, 1 ), Math.max( totalPages, 1 ) );

/** Whether the item at an index stays. */
type Test = ( at: number ) => boolean;

interface Index {
	/** The texts that are searched, folded. */
	readonly texts: () => readonly string[];
	/** The values of each item that filters of a field compare. */
	readonly keys: ( field: string ) => readonly ( readonly Key[] )[];
	/** The indexes of all items in the order of the view. */
	readonly order: (
		sort: View[ 'sort' ],
		locale: string | undefined
	) => readonly number[];
}

/** By data, then by fields: a keystroke in the search should not sort and fold thousands of items again. */
const indexes = new WeakMap< object, WeakMap< object, Index > >();

function indexOf< Item >(
	data: readonly Item[],
	fields: readonly NormalizedField< Item >[]
): Index {
	const ofData = indexes.get( data ) ?? new WeakMap< object, Index >();
	indexes.set( data, ofData );
	const index = ofData.get( fields ) ?? createIndex( data, fields );
	ofData.set( fields, index );
	return index;
}

function createIndex< Item >(
	data: readonly Item[],
	fields: readonly NormalizedField< Item >[]
): Index {
	const positions = data.map( ( _item, at ) => at );
	const orders = new Map< string, readonly number[] >();
	const keys = new Map< string, readonly ( readonly Key[] )[] >();
	let texts: readonly string[] | null = null;
	return {
		texts: () =>
			( texts ??= data.map( ( item ) => searchedText( item, fields ) ) ),
		keys( id ) {
			const field = fields.find( ( other ) => other.id === id );
			const found =
				keys.get( id ) ?? ( field ? keysOf( data, field ) : [] );
			keys.set( id, found );
			return found;
		},
		order( sort, locale ) {
			const field = fields.find( ( { id } ) => id === sort?.field );
			if ( ! sort || ! field?.enableSorting ) {
				return positions;
			}
			const direction = sort.direction ?? 'desc';
			const key = `${ locale ?? '' }|${ direction }|${ field.id }`;
			const order =
				orders.get( key ) ??
				sorted( data, { field, direction, locale } );
			orders.set( key, order );
			return order;
		},
	};
}

const searchedText = < Item >(
	item: Item,
	fields: readonly NormalizedField< Item >[]
): string =>
	fields
		.filter( ( { enableGlobalSearch } ) => enableGlobalSearch )
		.map( ( field ) => {
			const value = field.getValue( { item } );
			const labels = field.elements
				.filter( ( element ) => element.value === value )
				.map( ( { label } ) => label );
			return fold( [ textOf( value ), ...labels ].join( '\n' ) );
		} )
		.join( '\n' );

/** Every word must occur, in any field and order. */
function searchTest( search: string, index: Index ): readonly Test[] {
	const words = fold( search ).split( /\s+/ ).filter( Boolean );
	if ( words.length === 0 ) {
		return [];
	}
	const texts = index.texts();
	return words.map(
		( word ) => ( at ) => texts[ at ]?.includes( word ) ?? false
	);
}

/** Any other order, such as by date, was chosen, and a search keeps it. */
const isOrderedByText = < Item >(
	sort: View[ 'sort' ],
	fields: readonly NormalizedField< Item >[]
): boolean =>
	! sort ||
	fields.some(
		( { id, enableGlobalSearch } ) =>
			id === sort.field && enableGlobalSearch
	);

/** What is called as the search says comes first, then what contains it as one phrase; otherwise the order stays. */
function byRelevance(
	found: readonly number[],
	search: string,
	index: Index
): readonly number[] {
	const phrase = fold( search ).trim().replace( /\s+/g, ' ' );
	if ( phrase === '' ) {
		return found;
	}
	const texts = index.texts();
	const ranks = new Map(
		found.map( ( at ) => [ at, rankOf( texts[ at ] ?? '', phrase ) ] )
	);
	return [ ...found ].sort(
		( a, b ) => ( ranks.get( a ) ?? 0 ) - ( ranks.get( b ) ?? 0 )
	);
}

/** The first searched field, the name of the item, is the first line of its text. */
function rankOf( text: string, phrase: string ): number {
	const [ name = '' ] = text.split( '\n', 1 );
	if ( name === phrase ) {
		return 0;
	}
	if ( name.startsWith( phrase ) ) {
		return 1;
	}
	if ( name.includes( phrase ) ) {
		return 2;
	}
	return text.includes( phrase ) ? 3 : 4;
}

const keysOf = < Item >(
	data: readonly Item[],
	field: NormalizedField< Item >
): readonly ( readonly Key[] )[] =>
	data.map( ( item ) => {
		const value = field.getValue( { item } );
		return Array.isArray( value )
			? value.map( ( entry: unknown ) => field.type.key( entry ) )
			: [ field.type.key( value ) ];
	} );

/** A filter without a value, or of a missing field or operator, lets all items pass. */
function filterTest< Item >(
	filter: Filter,
	index: Index,
	fields: readonly NormalizedField< Item >[]
): readonly Test[] {
	const field = fields.find( ( { id } ) => id === filter.field );
	const operator = ( operators as Partial< typeof operators > )[
		filter.operator
	];
	const wanted = valuesOf( filter.value );
	if ( ! field || ! operator || wanted.length === 0 ) {
		return [];
	}
	const keys = index.keys( field.id );
	const wantedKeys = wanted.map( ( value ) => field.type.key( value ) );
	return [
		( at ) =>
			operator.test(
				( key ) => keys[ at ]?.includes( key ) ?? false,
				wantedKeys
			),
	];
}

interface Sorting< Item > {
	readonly field: NormalizedField< Item >;
	readonly direction: SortDirection;
	readonly locale: string | undefined;
}

/** Indexes in order. Equal items keep their order, those without a value come last. */
function sorted< Item >(
	data: readonly Item[],
	{ field, direction, locale }: Sorting< Item >
): readonly number[] {
	const sign = direction === 'asc' ? 1 : -1;
	const { compare } = field;
	if ( compare ) {
		return data
			.map( ( item, at ) => ( { item, at } ) )
			.sort( ( a, b ) => compare( a.item, b.item, direction ) )
			.map( ( { at } ) => at );
	}
	const inOrder =
		locale === undefined ? compareTexts : collator( locale ).compare;
	return data
		.map( ( item, at ) => ( {
			key: field.type.sortKey( field.getValue( { item } ) ),
			at,
		} ) )
		.sort( ( a, b ) => {
			if ( a.key === null || b.key === null ) {
				return Number( a.key === null ) - Number( b.key === null );
			}
			return typeof a.key === 'number' && typeof b.key === 'number'
				? sign * ( a.key - b.key )
				: sign * inOrder( String( a.key ), String( b.key ) );
		} )
		.map( ( { at } ) => at );
}

const collators = new Map< string, Intl.Collator >();

/** Creating one takes longer than sorting a page. */
function collator( locale: string ): Intl.Collator {
	const made =
		collators.get( locale ) ??
		new Intl.Collator( locale, { numeric: true } );
	collators.set( locale, made );
	return made;
}
