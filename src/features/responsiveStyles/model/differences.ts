import { isRecord } from '@/kernel/guards';
import { isSameTree } from '@/kernel/sameTree';
import {
	asTree,
	getIn,
	setIn,
	type Tree,
} from '@/features/globalStyles/index.model';
import { VIEWPORTS, type Viewport } from './breakpoints';

/** A property with a different value at a viewport. */
export interface StyleDifference {
	/** Its path in the viewport's own styles. */
	readonly keys: readonly string[];
}

/** Branches whose entries are separate properties. */
const GROUPS: ReadonlySet< string > = new Set( [
	'background',
	'border',
	'color',
	'dimensions',
	'elements',
	'layout',
	'spacing',
	'typography',
] );

/** The stored styles of a viewport by property. */
export const differencesOf = ( own: unknown ): readonly StyleDifference[] =>
	isRecord( own ) ? collect( own, [] ) : [];

function collect(
	value: unknown,
	keys: readonly string[]
): readonly StyleDifference[] {
	const last = keys.at( -1 ) ?? '';
	const isBranch =
		keys.length === 0 ||
		last.startsWith( ':' ) ||
		// Elements have the same keys as blocks.
		keys.at( -2 ) === 'elements' ||
		( GROUPS.has( last ) &&
			isRecord( value ) &&
			keys.at( -2 ) !== 'color' );
	return isBranch && isRecord( value )
		? Object.entries( value ).flatMap( ( [ key, entry ] ) =>
				collect( entry, [ ...keys, key ] )
			)
		: value === undefined
			? []
			: [ { keys } ];
}

/** The distinct differences of several blocks. */
export function differencesIn(
	owns: readonly unknown[]
): readonly StyleDifference[] {
	const found = new Map(
		owns
			.flatMap( differencesOf )
			.map( ( difference ) => [
				difference.keys.join( ' ' ),
				difference,
			] )
	);
	return [ ...found.values() ];
}

/**
 * The styles of another block after a change of one: the changed values are applied, all others stay.
 *
 * @param other
 * @param before The first block's styles before the change.
 * @param after  The first block's styles after the change.
 */
export function changedAlike(
	other: unknown,
	before: unknown,
	after: unknown
): Tree {
	return differencesIn( [ before, after ] ).reduce< Tree >(
		( tree, { keys } ) => {
			const value = getIn( after, keys );
			return isSameTree( getIn( before, keys ), value )
				? tree
				: setIn( tree, keys, value );
		},
		asTree( other )
	);
}

/** The viewports that a block has own styles for. */
export const viewportsOf = ( style: unknown ): readonly Viewport[] =>
	VIEWPORTS.filter( ( viewport ) => {
		const own = isRecord( style ) ? style[ `@${ viewport }` ] : undefined;
		return isRecord( own ) && differencesOf( own ).length > 0;
	} );
