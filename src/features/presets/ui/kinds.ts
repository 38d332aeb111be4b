import { __, sprintf } from '@wordpress/i18n';
import type { UnknownRecord } from '../../../kernel/guards';
import type {
	Layers,
	PresetKind,
	PresetOrigin,
} from '../../globalStyles/index.model';
import { buildPath, type PathPattern } from '../../styleControls/index.model';
import { freePreset } from '../model/freePreset';
import { DEFAULT_SHADOW } from '../model/shadow';

interface KindFacts {
	/** What new ones are called. */
	readonly newName: ( number: number ) => string;
	/** What slugs of new ones begin with. */
	readonly prefix: string;
	/** What a new one is, beside its name and slug. */
	readonly newValue: UnknownRecord;
	readonly add: () => string;
	/** The message where there are none. */
	readonly none: () => string;
	/** Of kinds with a screen for each preset; the others are edited in the palette. */
	readonly screens?: ScreenFacts;
}

interface ScreenFacts {
	/** The screen of all of them. */
	readonly path: string;
	/** The screen of one. */
	readonly pattern: PathPattern;
	/** What in the path says whose it is. */
	readonly originParam: string;
	readonly origins: readonly PresetOrigin[];
	readonly words: {
		readonly title: () => string;
		/** Names the menu of a list. */
		readonly listOptions: () => string;
		/** Names the menu of one. */
		readonly options: () => string;
		readonly removeAll: () => string;
		readonly removeAllQuestion: () => string;
		readonly resetAll: () => string;
		readonly gone: () => string;
	};
	/** Whose can be taken back: to what the theme or WordPress has, or to a new one. */
	readonly isResettable: ( origin: PresetOrigin ) => boolean;
	/** Whose can be given another name. */
	readonly isRenamed: ( origin: PresetOrigin ) => boolean;
	/** Whether an empty name closes the dialog for names, and changes nothing. */
	readonly closesOnEmptyName: boolean;
}

/** The kinds of presets that users can edit; how they are stored is in `globalStyles/model/presets.ts`. */
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

/** Presets that users can edit. */
type EditedKind = keyof typeof KINDS;

/** Presets that have a screen each. */
export type ScreenKind = {
	[ Kind in EditedKind ]: ( typeof KINDS )[ Kind ] extends {
		readonly screens: ScreenFacts;
	}
		? Kind
		: never;
}[ EditedKind ];

/** What a palette is made of. */
export type PaletteKind = Exclude< EditedKind, ScreenKind >;

export const factsOf = ( kind: EditedKind ): KindFacts => KINDS[ kind ];

export const screensOf = ( kind: ScreenKind ): ScreenFacts =>
	KINDS[ kind ].screens;

/** Where a preset is edited. */
export const presetScreen = (
	kind: ScreenKind,
	origin: PresetOrigin,
	slug: string
): string => {
	const { pattern, originParam } = screensOf( kind );
	return buildPath( pattern, { [ originParam ]: origin, slug } );
};

/** A new preset, under a name and a slug that nothing has. */
export function buildPreset( layers: Layers, kind: EditedKind ) {
	const { prefix, newName, newValue } = factsOf( kind );
	const { slug, number } = freePreset( layers, kind, prefix );
	return { slug, name: newName( number ), ...newValue };
}
