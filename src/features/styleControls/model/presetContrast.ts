import { isRecord } from '../../../kernel/guards';
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
} from '../../globalStyles/index.model';

/** Text of the site that is hard to read, and its contrast with the background. */
export interface PoorPair {
	readonly target: StyleTarget;
	readonly ratio: number;
}

/** The least contrast with which text can be read well. */
const ENOUGH = 4.5;

/** A colour that no one has, to find out where another one is seen. */
const SENTINEL = '#010203';

interface PaletteColor {
	readonly slug: string;
	readonly origin: PresetOrigin;
	/** Whose palette it is of; the site's where nothing is said. */
	readonly of: SettingTarget;
}

/** The pairs of text and background that a colour of the palette takes part in and that are hard to read; the worst first. */
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

/** Everything that has colours of its own, and what every page has. */
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

/** What of a block or the site has colours of its own, and itself: elements, each in its states, and in narrow windows. */
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
			.flatMap( ( place ) => [
				place,
				...CUSTOM_STATES.map( ( customState ) => ( {
					...place,
					customState,
				} ) ),
				...ELEMENTS.map( ( element ) => ( { ...place, element } ) ),
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

/** The document with another value for a colour of the palette. */
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
