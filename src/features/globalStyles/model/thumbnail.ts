import { stringOr } from '@/kernel/guards';
import type { StylesDoc } from './doc';
import { NO_GRADIENT } from './effective';
import { allOf, presetsOf } from './presets';
import { resolveValue } from './references';
import { styleKeys, type StyleTarget } from './target';
import { getIn } from './tree';

/** Typography as CSS. */
export interface Lettering {
	readonly fontFamily?: string | undefined;
	readonly fontStyle?: string | undefined;
	readonly fontWeight?: string | undefined;
	readonly color?: string | undefined;
}

/** The values of a styles thumbnail, as plain CSS. */
export interface StylesThumbnail {
	readonly background: string;
	readonly text: Lettering;
	readonly heading: Lettering;
	/** The other colors of the palette. */
	readonly accents: readonly string[];
}

const HEADING = { element: 'heading' } as const;

/** @param doc Both layers merged. */
export function thumbnailOf( doc: StylesDoc ): StylesThumbnail {
	const gradient = styleOf( doc, 'color.gradient' ) ?? NO_GRADIENT;
	const background =
		gradient === NO_GRADIENT
			? ( styleOf( doc, 'color.background' ) ?? '#fff' )
			: gradient;
	const color = styleOf( doc, 'color.text' ) ?? '#1e1e1e';
	const text = { ...letteringOf( doc ), color };
	const own = letteringOf( doc, HEADING );
	const heading = {
		...own,
		fontFamily: own.fontFamily ?? text.fontFamily,
		color: own.color ?? color,
	};
	return {
		background,
		text,
		heading,
		accents: paletteOf( doc ).filter(
			( value ) => value !== background && value !== heading.color
		),
	};
}

/** All distinct colors of the palette; WordPress's defaults only if there are no others. */
export function paletteOf( doc: StylesDoc ): readonly string[] {
	const { theme, custom, default: defaults } = presetsOf( doc, 'color' );
	const own = allOf( { theme, custom, default: [] } );
	return [
		...new Set(
			( own.length > 0 ? own : defaults )
				.map( ( { value } ) => value )
				.filter( ( value ) => value !== '' )
		),
	];
}

/** The name of the first font of a family, without quotes. */
export const fontNameOf = ( family: string | undefined ): string =>
	( family ?? '' )
		.split( ',' )[ 0 ]
		?.trim()
		.replace( /^(['"])(.*)\1$/, '$2' ) ?? '';

const letteringOf = ( doc: StylesDoc, target?: StyleTarget ): Lettering => ( {
	fontFamily: styleOf( doc, 'typography.fontFamily', target ),
	fontStyle: styleOf( doc, 'typography.fontStyle', target ),
	fontWeight: styleOf( doc, 'typography.fontWeight', target ),
	color: styleOf( doc, 'color.text', target ),
} );

function styleOf(
	doc: StylesDoc,
	path: string,
	target: StyleTarget = {}
): string | undefined {
	const value = resolveValue(
		doc,
		getIn( doc.styles, styleKeys( target, path ) )
	);
	return typeof value === 'number'
		? String( value )
		: withoutVariables( doc, stringOr( value ) ) || undefined;
}

/** Replaces the variables in a value such as `color-mix( in srgb, var( --wp--preset--color--base ), red )` by plain CSS. */
const withoutVariables = ( doc: StylesDoc, value: string ): string =>
	value.replace( /var\(\s*--wp--[\w-]+\s*\)/g, ( variable ) =>
		stringOr( resolveValue( doc, variable ), variable )
	);
