import { __, sprintf } from '@wordpress/i18n';
import type { UnknownRecord } from '../../../../kernel/guards';
import {
	buildPath,
	type PathPattern,
} from '../../../styleControls/index.model';
import type { PresetOrigin } from '../../../globalStyles/index.model';
import { DEFAULT_SHADOW } from '../../model/shadow';

/** Presets that have a screen each. */
export type EditedKind = 'fontSize' | 'shadow';

interface KindFacts {
	/** The screen of all of them. */
	readonly path: string;
	/** The screen of one. */
	readonly pattern: PathPattern;
	/** What in the path says whose it is. */
	readonly originParam: string;
	readonly origins: readonly PresetOrigin[];
	/** What slugs of new ones begin with. */
	readonly prefix: string;
	readonly newName: ( number: number ) => string;
	/** What a new one is, beside its name and slug. */
	readonly newValue: UnknownRecord;
	readonly words: {
		readonly title: () => string;
		readonly add: () => string;
		/** Names the menu of a list. */
		readonly listOptions: () => string;
		/** Names the menu of one. */
		readonly options: () => string;
		readonly removeAll: () => string;
		readonly removeAllQuestion: () => string;
		readonly resetAll: () => string;
		readonly none: () => string;
		readonly gone: () => string;
	};
	/** Whose can be taken back: to what the theme or WordPress has, or to a new one. */
	readonly isResettable: ( origin: PresetOrigin ) => boolean;
	/** Whose can be given another name. */
	readonly isRenamed: ( origin: PresetOrigin ) => boolean;
	/** Whether an empty name closes the dialog for names, and changes nothing. */
	readonly closesOnEmptyName: boolean;
}

const KINDS = {
	fontSize: {
		path: '/typography/font-sizes',
		pattern: '/typography/font-sizes/{origin}/{slug}',
		originParam: 'origin',
		origins: [ 'theme', 'default', 'custom' ],
		prefix: 'custom-',
		newName: ( number ) =>
			/* translators: %d: a number. */
			sprintf( __( 'New Font Size %d', 'atelier' ), number ),
		newValue: { size: '16px' },
		words: {
			title: () => __( 'Font size presets', 'atelier' ),
			add: () => __( 'Add font size', 'atelier' ),
			listOptions: () => __( 'Font size presets options', 'atelier' ),
			options: () => __( 'Font size options', 'atelier' ),
			removeAll: () => __( 'Remove font size presets', 'atelier' ),
			removeAllQuestion: () =>
				__( 'Remove all custom font size presets?', 'atelier' ),
			resetAll: () => __( 'Reset font size presets', 'atelier' ),
			none: () => __( 'No custom font sizes yet.', 'atelier' ),
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
	shadow: {
		path: '/shadows',
		pattern: '/shadows/edit/{category}/{slug}',
		originParam: 'category',
		origins: [ 'default', 'theme', 'custom' ],
		prefix: 'shadow-',
		newName: ( number ) =>
			/* translators: %d: a number. */
			sprintf( __( 'Shadow %d', 'atelier' ), number ),
		newValue: { shadow: DEFAULT_SHADOW },
		words: {
			title: () => __( 'Shadows', 'atelier' ),
			add: () => __( 'Add shadow', 'atelier' ),
			listOptions: () => __( 'Shadow options', 'atelier' ),
			options: () => __( 'Shadow options', 'atelier' ),
			removeAll: () => __( 'Remove all custom shadows', 'atelier' ),
			removeAllQuestion: () =>
				__( 'Remove all custom shadows?', 'atelier' ),
			resetAll: () => __( 'Reset shadows', 'atelier' ),
			none: () => __( 'No custom shadows yet.', 'atelier' ),
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
} as const satisfies Record< EditedKind, KindFacts >;

export const factsOf = ( kind: EditedKind ): KindFacts => KINDS[ kind ];

/** Where a preset is edited. */
export const presetScreen = (
	kind: EditedKind,
	origin: PresetOrigin,
	slug: string
): string => {
	const { pattern, originParam } = factsOf( kind );
	return buildPath( pattern, { [ originParam ]: origin, slug } );
};
