import { OPERATOR_NAMES, type OperatorName } from '../types';
import { is } from './is';
import { isAll } from './isAll';
import { isAny } from './isAny';
import { isNone } from './isNone';
import { isNot } from './isNot';
import { isNotAll } from './isNotAll';
import type { Operator } from './operator';

export type { Key } from './operator';

/** The operators by name. */
export const operators = {
	is,
	isNot,
	isAny,
	isNone,
	isAll,
	isNotAll,
} satisfies Record< OperatorName, Operator >;

const DEFAULT: readonly OperatorName[] = [ 'isAny', 'isNone' ];

const isKnown = ( name: unknown ): name is OperatorName =>
	OPERATOR_NAMES.some( ( known ) => known === name );

/** The operators of a field: the existing ones among those it names; if one takes a single value, only such. */
export function normalizeOperators(
	named: readonly unknown[] | undefined
): readonly OperatorName[] {
	const known = [ ...new Set( named ?? DEFAULT ) ].filter( isKnown );
	const single = known.filter(
		( name ) => operators[ name ].takes === 'one'
	);
	return single.length > 0 ? single : known;
}

/** The value of a filter as a list; empty without a value. */
export function valuesOf( value: unknown ): readonly unknown[] {
	const list: readonly unknown[] = Array.isArray( value ) ? value : [ value ];
	return list.filter(
		( entry ) => entry !== undefined && entry !== null && entry !== ''
	);
}
