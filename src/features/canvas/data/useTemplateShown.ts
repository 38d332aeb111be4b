import { select as selectStore, useDispatch, useSelect } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { store as preferencesStore } from '@wordpress/preferences';
import { boot } from '../../../platform/boot';
import { modeFor, showsTemplate, withChoice } from '../model/renderingMode';
import { keepSelection } from './keepSelection';

/** The scope in which WordPress's own editors store the same preference. */
const SCOPE = 'core';
const NAME = 'renderingModes';

/** Whether posts of a type are shown inside their template, and a toggle. */
export function useTemplateShown(
	type: string
): readonly [ isShown: boolean, toggle: () => void ] {
	const isShown = useSelect(
		( select ) =>
			showsTemplate(
				select( preferencesStore ).get( SCOPE, NAME ),
				choiceOf( type ),
				boot().postTypes[ type ]?.showsTemplate === true
			),
		[ type ]
	);
	const { set } = useDispatch( preferencesStore );
	const toggle = useCallback( () => {
		keepSelection( isShown );
		void set(
			SCOPE,
			NAME,
			withChoice(
				selectStore( preferencesStore ).get( SCOPE, NAME ),
				choiceOf( type ),
				modeFor( ! isShown )
			)
		);
	}, [ set, type, isShown ] );
	return [ isShown, toggle ];
}

const choiceOf = ( type: string ) => ( {
	theme: boot().theme.stylesheet,
	type,
} );
