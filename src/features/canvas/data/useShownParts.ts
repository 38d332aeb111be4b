import { useViewportMatch } from '@wordpress/compose';
import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { usePreference } from '@/platform/editorPreferences';
import { useSignal } from '@/ui/useSignal';
import { isZoomedOut } from '@/features/sections/index.editor';
import {
	shownParts,
	type EditorState,
	type ShownParts,
} from '../model/shownParts';
import { useIsCovered } from './useCanUseTools';

/** What the editor knows itself; preferences, stores and the window are asked. */
type KnownState = Pick<
	EditorState,
	'mode' | 'sidebar' | 'isUnrenderable' | 'isPainted' | 'canHaveNotes'
>;

/** Which parts of the editor are shown. */
export function useShownParts( known: KnownState ): ShownParts {
	const [ isDistractionFree ] = usePreference( 'distractionFree' );
	const isVisual = useSelect(
		( select ) => select( editorStore ).getEditorMode() === 'visual',
		[]
	);
	return shownParts( {
		...known,
		isDistractionFree,
		isVisual,
		isZoomedOut: useSignal( isZoomedOut ),
		isBookOpen: useIsCovered(),
		hasMarginRoom: useViewportMatch( 'xlarge' ),
	} );
}
