import { isRecord, type UnknownRecord } from '@/kernel/guards';
// Not through the index of dataview, which contains components.
import {
	DENSITIES,
	LAYOUT_NAMES,
	OPERATOR_NAMES,
	type ColumnStyle,
	type Filter,
	type LayoutOptions,
	type Sort,
	type View,
} from '@/dataview/types';

/** The fields and defaults of one list. */
export interface SettingsRules< Id extends string = string > {
	/** The fields that the list has. */
	readonly fields: readonly Id[];
	/** The initial view of the list: the source of settings that aren't stored. */
	readonly fallback: View< Id >;
}

/** Parsed settings. */
export interface ReadSettings< Id extends string = string > {
	readonly view: View< Id >;
	/** The names of values that the list doesn't support; the whole text if it isn't JSON. */
	readonly left: readonly string[];
}

/** A value with the names of its invalid parts; undefined if nothing is valid. */
interface Read< T > {
	readonly value: T | undefined;
	readonly left: readonly string[];
}

type IsField = ( id: unknown ) => boolean;
type Reader< T > = (
	raw: unknown,
	isField: IsField,
	name: string
) => Read< T >;

const found = < T >( value: T ): Read< T > => ( { value, left: [] } );
const missing = ( name: string ): Read< never > => ( {
	value: undefined,
	left: [ name ],
} );

const oneOf =
	< T >( known: readonly T[] ): Reader< T > =>
	( raw, _isField, name ) => {
		const value = known.find( ( one ) => one === raw );
		return value === undefined ? missing( name ) : found( value );
	};

const checked =
	< T >( isFine: ( raw: unknown ) => raw is T ): Reader< T > =>
	( raw, _isField, name ) =>
		isFine( raw ) ? found( raw ) : missing( name );

const MAX_PER_PAGE = 100;

const isText = ( raw: unknown ): raw is string => typeof raw === 'string';
const isFlag = ( raw: unknown ): raw is boolean => typeof raw === 'boolean';
const isCount = ( raw: unknown ): raw is number =>
	Number.isInteger( raw ) && Number( raw ) >= 1;
const isPageSize = ( raw: unknown ): raw is number =>
	isCount( raw ) && raw <= MAX_PER_PAGE;

const text = checked( isText );
const flag = checked( isFlag );

const field: Reader< string > = ( raw, isField, name ) =>
	isText( raw ) && isField( raw )
		? found( raw )
		: missing( isText( raw ) ? raw : name );

/** A list without invalid entries. */
const listOf =
	< T >( entry: Reader< T > ): Reader< readonly T[] > =>
	( raw, isField, name ) => {
		if ( ! Array.isArray( raw ) ) {
			return missing( name );
		}
		const entries = raw.map( ( one: unknown ) =>
			entry( one, isField, name )
		);
		return {
			value: entries.flatMap( ( { value } ) =>
				value === undefined ? [] : [ value ]
			),
			left: entries.flatMap( ( { left } ) => left ),
		};
	};

const sort: Reader< Sort > = ( raw, isField, name ) => {
	if ( ! isRecord( raw ) ) {
		return missing( name );
	}
	const by = field( raw.field, isField, name );
	const { direction } = raw;
	return by.value === undefined
		? { value: undefined, left: by.left }
		: found( {
				field: by.value,
				...( direction === 'asc' || direction === 'desc'
					? { direction }
					: {} ),
			} );
};

const isPlain = ( raw: unknown ): boolean =>
	raw === undefined ||
	raw === null ||
	[ 'string', 'number', 'boolean' ].includes( typeof raw );

const filter: Reader< Filter > = ( raw, isField, name ) => {
	if ( ! isRecord( raw ) ) {
		return missing( name );
	}
	const of = field( raw.field, isField, name );
	const { operator: wanted, value } = raw;
	const operator = OPERATOR_NAMES.find( ( known ) => known === wanted );
	if ( of.value === undefined ) {
		return { value: undefined, left: of.left };
	}
	return operator === undefined ||
		! ( Array.isArray( value ) ? value.every( isPlain ) : isPlain( value ) )
		? missing( of.value )
		: found( {
				field: of.value,
				operator,
				...( value === undefined || value === null ? {} : { value } ),
			} );
};

const isWidth = ( raw: unknown ): raw is string | number =>
	isText( raw ) || Number.isFinite( raw );

const columnStyle = ( raw: UnknownRecord ): ColumnStyle =>
	Object.fromEntries(
		[ 'width', 'minWidth', 'maxWidth' ].flatMap( ( side ) =>
			isWidth( raw[ side ] ) ? [ [ side, raw[ side ] ] ] : []
		)
	);

const columnStyles: Reader< Readonly< Record< string, ColumnStyle > > > = (
	raw,
	isField,
	name
) => {
	if ( ! isRecord( raw ) ) {
		return missing( name );
	}
	const entries = Object.entries( raw );
	const isFine = ( [ id, style ]: [ string, unknown ] ) =>
		isField( id ) && isRecord( style );
	return {
		value: Object.fromEntries(
			entries
				.filter( isFine )
				.map( ( [ id, style ] ) => [
					id,
					columnStyle( isRecord( style ) ? style : {} ),
				] )
		),
		left: entries
			.filter( ( entry ) => ! isFine( entry ) )
			.map( ( [ id ] ) => id ),
	};
};

type Readers< T > = {
	readonly [ Key in keyof T ]-?: Reader< NonNullable< T[ Key ] > >;
};

/** An object with its valid properties; properties without a reader are ignored. */
const objectOf =
	< T >( readers: Readers< T > ): Reader< Partial< T > > =>
	( raw, isField, name ) => {
		if ( ! isRecord( raw ) ) {
			return missing( name );
		}
		const names = Object.keys( readers ) as ( keyof T & string )[];
		const read = names
			.filter(
				( key ) => raw[ key ] !== undefined && raw[ key ] !== null
			)
			.map(
				( key ) =>
					[ key, readers[ key ]( raw[ key ], isField, key ) ] as const
			);
		return {
			// Each value was returned by the reader of its name.
			value: Object.fromEntries(
				read.flatMap( ( [ key, { value } ] ) =>
					value === undefined ? [] : [ [ key, value ] ]
				)
			) as Partial< T >,
			left: read.flatMap( ( [ , { left } ] ) => left ),
		};
	};

const view = objectOf< View >( {
	type: oneOf( LAYOUT_NAMES ),
	search: text,
	page: checked( isCount ),
	perPage: checked( isPageSize ),
	sort,
	filters: listOf( filter ),
	fields: listOf( field ),
	titleField: field,
	mediaField: field,
	descriptionField: field,
	showTitle: flag,
	showMedia: flag,
	showDescription: flag,
	showLevels: flag,
	layout: objectOf< LayoutOptions >( {
		density: oneOf( DENSITIES ),
		previewSize: checked( isCount ),
		badgeFields: listOf( field ),
		styles: columnStyles,
	} ),
} );

/** The view for stored settings, as far as they are valid. */
export function readSettings< Id extends string >(
	settings: string,
	{ fields, fallback }: SettingsRules< Id >
): ReadSettings< Id > {
	const known = new Set< unknown >( fields );
	const { value, left } = view(
		parseJson( settings ),
		( id ) => known.has( id ),
		settings
	);
	return {
		// All ids in it were found among the fields.
		view: { ...fallback, ...( value as Partial< View< Id > > ), page: 1 },
		left: [ ...new Set( left ) ],
	};
}

/**
 * Settings in the stored form. The page isn't stored, and other properties are kept.
 *
 * @param shown  The view.
 * @param before The stored settings so far.
 */
export function buildSettings< Id extends string >(
	shown: View< Id >,
	before: string
): string {
	const stored = parseJson( before );
	const { page: _page, ...kept } = shown;
	return JSON.stringify( {
		...( isRecord( stored ) ? stored : {} ),
		...kept,
	} );
}

/** Whether two settings are equal, in any order of their properties. */
export const isSameSettings = ( one: string, other: string ): boolean =>
	canonical( parseJson( one ) ) === canonical( parseJson( other ) );

function canonical( value: unknown ): string {
	if ( Array.isArray( value ) ) {
		return `[${ value.map( canonical ).join() }]`;
	}
	if ( ! isRecord( value ) ) {
		return value === undefined ? '' : JSON.stringify( value );
	}
	const entries = Object.entries( value )
		.filter( ( [ , entry ] ) => entry !== undefined )
		.sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) );
	return `{${ entries
		.map(
			( [ key, entry ] ) =>
				`${ JSON.stringify( key ) }:${ canonical( entry ) }`
		)
		.join() }}`;
}

function parseJson( settings: string ): unknown {
	try {
		return JSON.parse( settings ) as unknown;
	} catch {
		return undefined;
	}
}
