import { isRecord } from '@/kernel/guards';
import { contrastOf } from './contrast';
import {
	type StylesDoc,
	backgroundsOf,
	textColorOf,
	type PresetOrigin,
	CUSTOM_STATES,
	ELEMENTS,
	settingKeys,
	STATES,
	styleKeys,
	VIEWPORTS,
	type SettingTarget,
	type StyleTarget,
	asTree,
	getIn,
	setIn,
} from '@/features/globalStyles/index.model';

/** A text of the site with low contrast, and its ratio. */
export interface PoorPair {
	readonly target: StyleTarget;
	readonly ratio: number;
}

/** The minimum ratio for readable text. */
const ENOUGH = 4.5;

/** An unused color, to find the targets that another one affects. */
const SENTINEL = '#010203';

interface PaletteColor {
	readonly slug: string;
	readonly origin: PresetOrigin;
	/** The owner of the palette; the site if absent. */
	readonly of: SettingTarget;
}

/** The pairs of text and background that use a palette color and have low contrast, lowest first. */
export function poorPairs(
	doc: StylesDoc,
	color: PaletteColor
): readonly PoorPair[] {
	const without = withColor( doc, color, SENTINEL );
	return targetsIn( doc, color.of )
		.flatMap( ( target ) => {
			const pair = pairOf( doc, target );
			const isPartOfIt =
				JSON.stringify( pair ) !==
				JSON.stringify( pairOf( without, target ) );
			const ratio = isPartOfIt ? contrastOf( pair ) : null;
			return ratio !== null && ratio < ENOUGH
				? [ { target, ratio } ]
				: [];
		} )
		.sort( ( one, other ) => one.ratio - other.ratio );
}

export const pairOf = ( doc: StylesDoc, target: StyleTarget ) => ( {
	text: textColorOf( doc, target ),
	...backgroundsOf( doc, target ),
} );

/** All targets with colors, and those that every page has. */
export function targetsIn(
	doc: StylesDoc,
	{ block: only }: SettingTarget
): readonly StyleTarget[] {
	const blocks = Object.keys( asTree( doc.styles.blocks ) );
	const owners: readonly StyleTarget[] =
		only === undefined
			? [ {}, ...blocks.map( ( block ) => ( { block } ) ) ]
			: [ { block: only } ];
	return owners.flatMap( ( owner ) => partsOf( doc, owner ) );
}

/** A block or the site, and its parts with colors: elements, with their states and viewports. */
export function partsOf(
	doc: StylesDoc,
	owner: StyleTarget
): readonly StyleTarget[] {
	const hasAny = ( target: StyleTarget ) =>
		getIn( doc.styles, styleKeys( target, '' ) ) !== undefined;
	const inWindows = VIEWPORTS.map( ( viewport ) => ( {
		...owner,
		viewport,
	} ) );
	return [
		owner,
		...[ owner, ...inWindows ]
			.filter( hasAny )
			.flatMap( ( location ) => [
				location,
				...CUSTOM_STATES.map( ( customState ) => ( {
					...location,
					customState,
				} ) ),
				...ELEMENTS.map( ( element ) => ( { ...location, element } ) ),
			] )
			.filter( hasAny )
			.flatMap( ( part ) => [
				...( part === owner ? [] : [ part ] ),
				...STATES.map( ( state ) => ( { ...part, state } ) ),
			] )
			.filter( ( part ) => hasColors( doc, part ) ),
	];
}

export const hasColors = (
	{ styles }: StylesDoc,
	target: StyleTarget
): boolean => getIn( styles, styleKeys( target, 'color' ) ) !== undefined;

/** The document with another value for a palette color. */
function withColor(
	doc: StylesDoc,
	{ slug, origin, of }: PaletteColor,
	color: string
): StylesDoc {
	const keys = settingKeys( of, `color.palette.${ origin }` );
	const site = settingKeys( {}, `color.palette.${ origin }` );
	const list = getIn( doc.settings, keys ) ?? getIn( doc.settings, site );
	return Array.isArray( list )
		? {
				...doc,
				settings: setIn(
					doc.settings,
					keys,
					list.map( ( preset: unknown ) =>
						isRecord( preset ) && preset.slug === slug
							? { ...preset, color }
							: preset
					)
				),
			}
		: doc;
}
