import { useMemo, useSyncExternalStore } from '@wordpress/element';
import {
	allOf,
	infixOf,
	kebab,
	PRESET_KINDS,
	presetsOf,
	storedText,
	type StyleTarget,
	NO_CHANGES,
} from '@/features/globalStyles/index.model';
import { cssDraft, cssDrafts, setCssDraft } from './cssDrafts';
import {
	useStyles,
	useStyleValue,
} from '@/features/globalStyles/index.records';
import { writeCss } from './writeCss';

/** The CSS of the site or of a block. */
export interface Css {
	/** The text in the editor. */
	readonly text: string;
	/** Whether it is invalid, and therefore not part of the styles. */
	readonly isDraft: boolean;
	/** Whether the user has CSS or a draft. */
	readonly isChanged: boolean;
	readonly set: ( text: string ) => void;
	/** Restores the last valid CSS. */
	readonly discard: () => void;
	/** Restores the theme's CSS. */
	readonly reset: () => void;
}

export function useCss( target: StyleTarget ): Css {
	const { value, inherited, origin, reset } = useStyleValue( 'css', target );
	const draft = useSyncExternalStore( cssDrafts.subscribe, () =>
		cssDraft( target )
	);
	return useMemo(
		() => ( {
			text: draft ?? storedText( value ),
			isDraft: draft !== undefined,
			isChanged: origin === 'user' || draft !== undefined,
			// If the theme has no CSS either, an empty text is no change.
			set: ( text ) =>
				writeCss(
					target,
					text === '' && inherited === undefined ? undefined : text
				),
			discard: () => setCssDraft( target, undefined ),
			reset: () => {
				setCssDraft( target, undefined );
				reset();
			},
		} ),
		[ draft, value, inherited, origin, reset, target ]
	);
}

/** All presets as CSS variables with their names. */
export function useCssVariables() {
	const load = useStyles();
	const doc = load.status === 'ready' ? load.value.merged : NO_CHANGES;
	return useMemo(
		() =>
			PRESET_KINDS.filter( ( kind ) => kind !== 'duotone' ).flatMap(
				( kind ) =>
					allOf( presetsOf( doc, kind ) ).map(
						( { slug, name } ) => ( {
							name: `--wp--preset--${ infixOf( kind ) }--${ kebab( slug ) }`,
							detail: name,
						} )
					)
			),
		[ doc ]
	);
}
