import { isRecord } from '../../../kernel/guards';
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

/** The viewports that a block has styles of its own at. */
export const viewportsOf = ( style: unknown ): readonly Viewport[] =>
	VIEWPORTS.filter( ( viewport ) => {
		const own = isRecord( style ) ? style[ `@${ viewport }` ] : undefined;
		return isRecord( own ) && differencesOf( own ).length > 0;
	} );
