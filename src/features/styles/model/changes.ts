import type { StylesDoc } from './doc';
import { leavesOf, valueAt, type Leaf } from './leaves';
import { isSameValue } from './references';

/** What a change of styles is about. */
export type ChangedArea =
	| 'colors'
	| 'palette'
	| 'typography'
	| 'fonts'
	| 'layout'
	| 'background'
	| 'shadows'
	| 'elements'
	| 'blocks'
	| 'css'
	| 'other';

/** How many values are different in an area. */
export interface AreaChange {
	readonly area: ChangedArea;
	readonly count: number;
	/** The blocks it is about, such as `core/quote`; empty elsewhere. */
	readonly blocks: readonly string[];
}

const OF_STYLES: Readonly< Record< string, ChangedArea > > = {
	color: 'colors',
	typography: 'typography',
	spacing: 'layout',
	dimensions: 'layout',
	background: 'background',
	elements: 'elements',
	blocks: 'blocks',
	css: 'css',
};

const OF_SETTINGS: Readonly< Record< string, ChangedArea > > = {
	color: 'palette',
	typography: 'fonts',
	layout: 'layout',
	spacing: 'layout',
	shadow: 'shadows',
	blocks: 'blocks',
};

const areaOf = ( { part, keys: [ first = '' ] }: Leaf ): ChangedArea =>
	( part === 'styles' ? OF_STYLES : OF_SETTINGS )[ first ] ?? 'other';

/** What is different between two documents, by area, most first. */
export function changesBetween(
	before: StylesDoc,
	after: StylesDoc
): readonly AreaChange[] {
	const changed = [
		...leavesOf( after ).filter(
			( leaf ) => ! isSameValue( valueAt( before, leaf ), leaf.value )
		),
		...leavesOf( before ).filter(
			( leaf ) => valueAt( after, leaf ) === undefined
		),
	];
	const byArea = new Map< ChangedArea, Leaf[] >();
	for ( const leaf of changed ) {
		const area = areaOf( leaf );
		byArea.set( area, [ ...( byArea.get( area ) ?? [] ), leaf ] );
	}
	return [ ...byArea ]
		.map( ( [ area, leaves ] ) => ( {
			area,
			count: leaves.length,
			blocks:
				area === 'blocks'
					? [
							...new Set(
								leaves.map( ( { keys } ) => keys[ 1 ] ?? '' )
							),
						]
					: [],
		} ) )
		.sort( ( one, other ) => other.count - one.count );
}
