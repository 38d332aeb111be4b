import { store as commandsStore } from '@wordpress/commands';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';

/** WordPress's own command, where it edits only the content of patterns and template parts: from 7.0 on. */
const COMMAND = 'core/editor/pattern-editing-contextual-commands';

/** Whether all of each pattern and template part can be changed at once, and how to switch; null where it always can. */
export function usePatternEditing(): readonly [ boolean, () => void ] | null {
	const isKnown = useSelect(
		( select ) =>
			[ true, false ].some( ( isContextual ) =>
				select( commandsStore )
					.getCommandLoaders( isContextual )
					.some( ( { name } ) => name === COMMAND )
			),
		[]
	);
	const isWhole = useSelect( ( select ) => {
		const settings = select( editorStore ).getEditorSettings();
		return (
			settings.disableContentOnlyForUnsyncedPatterns === true &&
			settings.disableContentOnlyForTemplateParts === true
		);
	}, [] );
	const { updateEditorSettings } = useDispatch( editorStore );
	return isKnown
		? [
				isWhole,
				() => void updateEditorSettings( wholePatterns( ! isWhole ) ),
			]
		: null;
}

/** Settings of the editor by which blocks in patterns and template parts are like all others. */
export const wholePatterns = ( isWhole: boolean ) => ( {
	disableContentOnlyForUnsyncedPatterns: isWhole,
	disableContentOnlyForTemplateParts: isWhole,
} );
