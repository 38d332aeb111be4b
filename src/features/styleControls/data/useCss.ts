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
} from '../../globalStyles/index.model';
import { cssDraft, cssDrafts, setCssDraft } from './cssDrafts';
import { useStyles, useStyleValue } from '../../globalStyles/index.records';
import { writeCss } from './writeCss';

/** CSS that someone writes for the site or for a block. */
export interface Css {
	/** As it stands in the editor. */
	readonly text: string;
	/** Whether it has mistakes, and is therefore not part of the styles. */
	readonly isDraft: boolean;
	/** Whether there is anything of the user's. */
	readonly isChanged: boolean;
	readonly set: ( text: string ) => void;
	/** Goes back to the last valid CSS. */
	readonly discard: () => void;
	/** Goes back to the theme's. */
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
			// Where the theme has none either, nothing is no change.
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

/** Every preset that there is, as a custom property with what it is called. */
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
