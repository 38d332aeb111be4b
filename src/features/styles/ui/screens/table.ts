import type { ComponentType } from 'react';
import { hasGroup, type Features } from '@/features/globalStyles/index.model';
import {
	matchPath,
	pathsAbove,
	type PathPattern,
	type ScreenProps,
} from '@/features/styleControls/index.model';
import { AdditionalCss } from './AdditionalCss';
import { BlockScreen } from './blocks/BlockScreen';
import { Blocks } from './blocks/Blocks';
import { Background } from './Background';
import { Colors } from './Colors';
import { InvalidValues } from './InvalidValues';
import { PAGE_ELEMENT_NAMES } from './elements';
import { Layout } from './Layout';
import { PaletteScreen } from './PaletteScreen';
import {
	FontSize,
	FontSizes,
	Shadow,
	Shadows,
} from '@/features/presets/index.records';
import { StyleRevisions } from '@/features/styleRevisions/index.records';
import { Root } from './Root';
import { Typography } from './Typography';
import { ELEMENT_SCREENS } from './TypographyElement';
import { Variations } from '@/features/styleVariations/index.records';

/** The conditions that decide which screens are available. */
export interface Situation {
	/** The features of the whole site. */
	readonly features: Features;
	readonly canEditCss: boolean;
	/** Whether there are style variations. */
	readonly hasVariations: boolean;
}

interface ScreenEntry {
	readonly pattern: PathPattern;
	readonly Screen: ComponentType< ScreenProps >;
	/** Whether the screen is available; absent if it always is. */
	readonly isThere?: ( situation: Situation ) => boolean;
}

/** All screens of the styles. The menu of the root lists those that are available. */
const SCREENS: readonly ScreenEntry[] = [
	{ pattern: '/', Screen: Root },
	{
		pattern: '/typography',
		Screen: Typography,
		isThere: ( { features } ) => hasGroup( features, 'typography' ),
	},
	...PAGE_ELEMENT_NAMES.map( ( element ): ScreenEntry => ( {
		pattern: `/typography/${ element }`,
		Screen: ELEMENT_SCREENS[ element ],
		isThere: ( { features } ) => hasGroup( features, 'typography' ),
	} ) ),
	{
		pattern: '/typography/font-sizes',
		Screen: FontSizes,
		isThere: ( { features } ) => hasGroup( features, 'typography' ),
	},
	{
		pattern: '/typography/font-sizes/{origin}/{slug}',
		Screen: FontSize,
		isThere: ( { features } ) => hasGroup( features, 'typography' ),
	},
	{ pattern: '/shadows', Screen: Shadows },
	{ pattern: '/shadows/edit/{category}/{slug}', Screen: Shadow },
	{
		pattern: '/colors',
		Screen: Colors,
		isThere: ( { features } ) =>
			hasGroup( features, 'colors', 'elementColors' ),
	},
	{
		pattern: '/colors/palette',
		Screen: PaletteScreen,
		isThere: ( { features } ) =>
			hasGroup( features, 'colors', 'elementColors' ),
	},
	{
		pattern: '/background',
		Screen: Background,
		isThere: ( { features } ) => features.has( 'backgroundImage' ),
	},
	{
		pattern: '/variations',
		Screen: Variations,
		isThere: ( { hasVariations } ) => hasVariations,
	},
	{
		pattern: '/layout',
		Screen: Layout,
		isThere: ( { features } ) =>
			hasGroup( features, 'layout', 'dimensions' ),
	},
	{ pattern: '/blocks', Screen: Blocks },
	{ pattern: '/blocks/{block}', Screen: BlockScreen },
	{ pattern: '/blocks/{block}/colors/palette', Screen: PaletteScreen },
	{
		pattern: '/blocks/{block}/variations/{variation}',
		Screen: BlockScreen,
	},
	{
		pattern: '/css',
		Screen: AdditionalCss,
		isThere: ( { canEditCss } ) => canEditCss,
	},
	{ pattern: '/revisions', Screen: StyleRevisions },
	{ pattern: '/invalid-values', Screen: InvalidValues },
];

/** The screen of a path; undefined if there is none, or it isn't available. */
export function screenAt(
	path: string,
	situation: Situation
): ( ScreenEntry & ScreenProps ) | undefined {
	for ( const entry of SCREENS ) {
		const params = matchPath( entry.pattern, path );
		if ( params && ( entry.isThere?.( situation ) ?? true ) ) {
			return { ...entry, params };
		}
	}
	return undefined;
}

/** The nearest parent screen of a path; null at the root. */
export const screenAbove = (
	path: string,
	situation: Situation
): string | null =>
	pathsAbove( path ).find( ( above ) => screenAt( above, situation ) ) ??
	null;
