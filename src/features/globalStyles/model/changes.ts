import { differencesBetween, type Difference } from './differences';
import type { StylesDoc } from './doc';
import type { FirstStyleKey } from './properties';

/** The area of the styles that a change belongs to. */
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

/** The number of different values in an area. */
export interface AreaChange {
	readonly area: ChangedArea;
	readonly count: number;
	/** The changed blocks, such as `core/quote`; empty in other areas. */
	readonly blocks: readonly string[];
}

const OF_STYLES: Readonly< Record< string, ChangedArea > > = {
	color: 'colors',
	typography: 'typography',
	spacing: 'layout',
	dimensions: 'layout',
	background: 'background',
	border: 'other',
	outline: 'other',
	shadow: 'other',
	filter: 'other',
	elements: 'elements',
	blocks: 'blocks',
	css: 'css',
} satisfies Record< FirstStyleKey | 'blocks' | 'css', ChangedArea >;

const OF_SETTINGS: Readonly< Record< string, ChangedArea > > = {
	color: 'palette',
	typography: 'fonts',
	layout: 'layout',
	spacing: 'layout',
	viewport: 'layout',
	shadow: 'shadows',
	blocks: 'blocks',
};

const areaOf = ( { part, keys: [ first = '' ] }: Difference ): ChangedArea =>
	( part === 'styles' ? OF_STYLES : OF_SETTINGS )[ first ] ?? 'other';

/** The differences between two documents by area, largest area first. */
export function changesBetween(
	before: StylesDoc,
	after: StylesDoc
): readonly AreaChange[] {
	const byArea = new Map< ChangedArea, Difference[] >();
	for ( const difference of differencesBetween( before, after ) ) {
		const area = areaOf( difference );
		byArea.set( area, [ ...( byArea.get( area ) ?? [] ), difference ] );
	}
	return [ ...byArea ]
		.map( ( [ area, differences ] ) => ( {
			area,
			count: differences.length,
			blocks:
				area === 'blocks'
					? [
							...new Set(
								differences.map(
									( { keys } ) => keys[ 1 ] ?? ''
								)
							),
						]
					: [],
		} ) )
		.sort( ( one, other ) => other.count - one.count );
}

/** The subject of differences: an area, or one element or block. */
export type DifferenceSubject =
	| {
			readonly kind: 'area';
			readonly area: Exclude< ChangedArea, 'blocks' | 'elements' >;
	  }
	| { readonly kind: 'block' | 'element'; readonly name: string };

/** The differences with the same subject. */
export interface DifferenceGroup {
	readonly subject: DifferenceSubject;
	readonly differences: readonly Difference[];
}

/** Groups differences by subject, largest group first. */
export function groupDifferences(
	differences: readonly Difference[]
): readonly DifferenceGroup[] {
	const groups = new Map< string, DifferenceGroup >();
	for ( const difference of differences ) {
		const subject = subjectOf( difference );
		const key = JSON.stringify( subject );
		groups.set( key, {
			subject,
			differences: [
				...( groups.get( key )?.differences ?? [] ),
				difference,
			],
		} );
	}
	return [ ...groups.values() ].sort(
		( one, other ) => other.differences.length - one.differences.length
	);
}

function subjectOf( difference: Difference ): DifferenceSubject {
	const area = areaOf( difference );
	const [ , name = '' ] = difference.keys;
	if ( area === 'blocks' ) {
		return { kind: 'block', name };
	}
	return area === 'elements'
		? { kind: 'element', name }
		: { kind: 'area', area };
}

/** The maximum number of subjects in a summary. */
export const SUMMARY_LENGTH = 7;

/** The subjects of changes, in brief. */
export interface Summary {
	readonly subjects: readonly DifferenceSubject[];
	/** The number of subjects that aren't listed. */
	readonly more: number;
}

/** Summarizes the changes from one document to another, largest group first. */
export function summarize( before: StylesDoc, after: StylesDoc ): Summary {
	const groups = groupDifferences( differencesBetween( before, after ) );
	return {
		subjects: groups
			.slice( 0, SUMMARY_LENGTH )
			.map( ( { subject } ) => subject ),
		more: Math.max( 0, groups.length - SUMMARY_LENGTH ),
	};
}
