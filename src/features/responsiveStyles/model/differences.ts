import { isRecord } from '../../../kernel/guards';
import { isSameTree } from '../../../kernel/sameTree';
import {
	asTree,
	getIn,
	setIn,
	type Tree,
} from '../../globalStyles/index.model';
import { VIEWPORTS, type Viewport } from './breakpoints';

/** One property that is different at a viewport. */
export interface StyleDifference {
	/** Where it is stored, from the viewport's own styles on. */
	readonly keys: readonly string[];
}

/** Branches whose entries are properties, not parts of one. */
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

/** The stored styles of a viewport, property by property. */
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
		// The keys of an element are like those of a block.
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

/** What differs in at least one of several, each once. */
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
 * The styles of another block after those of one have changed: what has changed there changes here, and nothing else.
 *
 * @param other
 * @param before The styles of the first one.
 * @param after  Likewise.
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

/** The viewports that a block has styles of its own at. */
export const viewportsOf = ( style: unknown ): readonly Viewport[] =>
	VIEWPORTS.filter( ( viewport ) => {
		const own = isRecord( style ) ? style[ `@${ viewport }` ] : undefined;
		return isRecord( own ) && differencesOf( own ).length > 0;
	} );
