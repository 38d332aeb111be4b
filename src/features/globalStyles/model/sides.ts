import { isRecord } from '@/kernel/guards';

export const SIDES = [ 'top', 'right', 'bottom', 'left' ] as const;

export type Side = ( typeof SIDES )[ number ];

/** The stored value of each side; undefined if it has none. */
export type Sides = Readonly< Partial< Record< Side, unknown > > >;

export const CORNERS = [
	'topLeft',
	'topRight',
	'bottomLeft',
	'bottomRight',
] as const;

export type Corner = ( typeof CORNERS )[ number ];

export type Corners = Readonly< Partial< Record< Corner, unknown > > >;

/** Four values, which may be stored as one shared value. */
export function spread< Name extends string >(
	value: unknown,
	names: readonly Name[]
): Readonly< Partial< Record< Name, unknown > > > {
	const given: [ Name, unknown ][] = names.map( ( name ) => [
		name,
		isRecord( value ) ? value[ name ] : value,
	] );
	return Object.fromEntries(
		given.filter( ( [ , own ] ) => own !== undefined && own !== '' )
	) as Partial< Record< Name, unknown > >;
}

/** The value that all sides or corners share; undefined if they differ. */
export function shared< Name extends string >(
	values: Readonly< Partial< Record< Name, unknown > > >,
	names: readonly Name[]
): unknown {
	const [ first, ...others ] = names.map( ( name ) => values[ name ] );
	return others.every( ( other ) => other === first ) ? first : undefined;
}

/** Whether all values are equal. */
export const areEqual = < Name extends string >(
	values: Readonly< Partial< Record< Name, unknown > > >,
	names: readonly Name[]
): boolean =>
	names.every( ( name ) => values[ name ] === values[ names[ 0 ] ?? name ] );

/** The four values with some of them set; undefined if none remains. */
export function withValues< Name extends string >(
	values: Readonly< Partial< Record< Name, unknown > > >,
	names: readonly Name[],
	value: unknown
): Readonly< Partial< Record< Name, unknown > > > | undefined {
	const entries = Object.entries( {
		...values,
		...Object.fromEntries( names.map( ( name ) => [ name, value ] ) ),
	} ).filter( ( [ , own ] ) => own !== undefined && own !== '' );
	return entries.length > 0
		? ( Object.fromEntries( entries ) as Partial<
				Record< Name, unknown >
			> )
		: undefined;
}
