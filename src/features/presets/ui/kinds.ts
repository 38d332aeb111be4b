import { __, sprintf } from '@wordpress/i18n';
import type { UnknownRecord } from '@/kernel/guards';
import type {
	Layers,
	PresetKind,
	PresetOrigin,
} from '@/features/globalStyles/index.model';
import {
	buildPath,
	type PathPattern,
} from '@/features/styleControls/index.model';
import { freePreset } from '../model/freePreset';
import { DEFAULT_SHADOW } from '../model/shadow';

interface KindFacts {
	/** The name of a new preset. */
	readonly newName: ( number: number ) => string;
	/** The prefix of slugs of new presets. */
	readonly prefix: string;
	/** The properties of a new preset, apart from name and slug. */
	readonly newValue: UnknownRecord;
	readonly add: () => string;
	/** The message of an empty list. */
	readonly none: () => string;
	/** For kinds with a screen per preset; others are edited in the palette. */
	readonly screens?: ScreenFacts;
}

interface ScreenFacts {
	/** The path of the list's screen. */
	readonly path: string;
	/** The path pattern of a preset's screen. */
	readonly pattern: PathPattern;
	/** The path parameter with the origin. */
	readonly originParam: string;
	readonly origins: readonly PresetOrigin[];
	readonly words: {
		readonly title: () => string;
		/** The label of a list's menu. */
		readonly listOptions: () => string;
		/** The label of a preset's menu. */
		readonly options: () => string;
		readonly removeAll: () => string;
		readonly removeAllQuestion: () => string;
		readonly resetAll: () => string;
		readonly gone: () => string;
	};
	/** Whether presets of an origin can be reset: to the theme's or WordPress's value, or to that of a new preset. */
	readonly isResettable: ( origin: PresetOrigin ) => boolean;
	/** Whether presets of an origin can be renamed. */
	readonly isRenamed: ( origin: PresetOrigin ) => boolean;
	/** Whether an empty name closes the rename dialog without a change. */
	readonly closesOnEmptyName: boolean;
}

/** The kinds of presets that users can edit; `globalStyles/model/presets.ts` describes how they are stored. */
const KINDS = {
	color: {
		newName: ( number ) =>
			/* translators: %d: a number. */
			sprintf( __( 'Color %d', 'atelier' ), number ),
		prefix: 'custom-color-',
		newValue: { color: '#000000' },
		add: () => __( 'Add color', 'atelier' ),
		none: () => __( 'No custom colors yet.', 'atelier' ),
	},
	gradient: {
		newName: ( number ) =>
			/* translators: %d: a number. */
			sprintf( __( 'Gradient %d', 'atelier' ), number ),
		prefix: 'custom-gradient-',
		newValue: {
			gradient: 'linear-gradient(135deg,#000000 0%,#ffffff 100%)',
		},
		add: () => __( 'Add gradient', 'atelier' ),
		none: () => __( 'No custom gradients yet.', 'atelier' ),
	},
	duotone: {
		newName: ( number ) =>
			/* translators: %d: a number. */
			sprintf( __( 'Duotone %d', 'atelier' ), number ),
		prefix: 'custom-duotone-',
		newValue: { colors: [ '#000000', '#ffffff' ] },
		add: () => __( 'Add duotone', 'atelier' ),
		none: () => __( 'No custom duotones yet.', 'atelier' ),
	},
	fontSize: {
		newName: ( number ) =>
			/* translators: %d: a number. */
			sprintf( __( 'New Font Size %d', 'atelier' ), number ),
		prefix: 'custom-',
		newValue: { size: '16px' },
		add: () => __( 'Add font size', 'atelier' ),
		none: () => __( 'No custom font sizes yet.', 'atelier' ),
		screens: {
			path: '/typography/font-sizes',
			pattern: '/typography/font-sizes/{origin}/{slug}',
			originParam: 'origin',
			origins: [ 'theme', 'default', 'custom' ],
			words: {
				title: () => __( 'Font size presets', 'atelier' ),
				listOptions: () => __( 'Font size presets options', 'atelier' ),
				options: () => __( 'Font size options', 'atelier' ),
				removeAll: () => __( 'Remove font size presets', 'atelier' ),
				removeAllQuestion: () =>
					__( 'Remove all custom font size presets?', 'atelier' ),
				resetAll: () => __( 'Reset font size presets', 'atelier' ),
				gone: () =>
					__(
						'This font size doesn’t exist. It may have been deleted, or its creation was undone.',
						'atelier'
					),
			},
			isResettable: ( origin ) => origin !== 'custom',
			isRenamed: () => true,
			closesOnEmptyName: true,
		},
	},
	shadow: {
		newName: ( number ) =>
			/* translators: %d: a number. */
			sprintf( __( 'Shadow %d', 'atelier' ), number ),
		prefix: 'shadow-',
		newValue: { shadow: DEFAULT_SHADOW },
		add: () => __( 'Add shadow', 'atelier' ),
		none: () => __( 'No custom shadows yet.', 'atelier' ),
		screens: {
			path: '/shadows',
			pattern: '/shadows/edit/{category}/{slug}',
			originParam: 'category',
			origins: [ 'default', 'theme', 'custom' ],
			words: {
				title: () => __( 'Shadows', 'atelier' ),
				listOptions: () => __( 'Shadow options', 'atelier' ),
				options: () => __( 'Shadow options', 'atelier' ),
				removeAll: () => __( 'Remove all custom shadows', 'atelier' ),
				removeAllQuestion: () =>
					__( 'Remove all custom shadows?', 'atelier' ),
				resetAll: () => __( 'Reset shadows', 'atelier' ),
				gone: () =>
					__(
						'This shadow doesn’t exist. It may have been deleted, or its creation was undone.',
						'atelier'
					),
			},
			isResettable: () => true,
			isRenamed: ( origin ) => origin === 'custom',
			closesOnEmptyName: false,
		},
	},
} as const satisfies Partial< Record< PresetKind, KindFacts > >;

/** The kinds of presets that users can edit. */
type EditedKind = keyof typeof KINDS;

/** The kinds with a screen per preset. */
export type ScreenKind = {
	[ Kind in EditedKind ]: ( typeof KINDS )[ Kind ] extends {
		readonly screens: ScreenFacts;
	}
		? Kind
		: never;
}[ EditedKind ];

/** The kinds of presets in a palette. */
export type PaletteKind = Exclude< EditedKind, ScreenKind >;

export const factsOf = ( kind: EditedKind ): KindFacts => KINDS[ kind ];

export const screensOf = ( kind: ScreenKind ): ScreenFacts =>
	KINDS[ kind ].screens;

/** The path of a preset's screen. */
export const presetScreen = (
	kind: ScreenKind,
	origin: PresetOrigin,
	slug: string
): string => {
	const { pattern, originParam } = screensOf( kind );
	return buildPath( pattern, { [ originParam ]: origin, slug } );
};

/** A new preset with an unused name and slug. */
export function buildPreset( layers: Layers, kind: EditedKind ) {
	const { prefix, newName, newValue } = factsOf( kind );
	const { slug, number } = freePreset( layers, kind, prefix );
	return { slug, name: newName( number ), ...newValue };
}
