import { store as commandsStore } from '@wordpress/commands';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useRef } from '@wordpress/element';

/** WordPress's command for editing only the content of patterns and template parts, since 7.0. */
const COMMAND = 'core/editor/pattern-editing-contextual-commands';

/**
 * Whether patterns and template parts can be edited completely, and a toggle; null in versions where they always can.
 */
export function usePatternEditing(): readonly [ boolean, () => void ] | null {
	const wasKnown = useRef( false );
	const isKnown = useSelect( ( select ) => {
		// WordPress registers it again with each key, and it is missing in between.
		wasKnown.current ||= [ true, false ].some( ( isContextual ) =>
			select( commandsStore )
				.getCommandLoaders( isContextual )
				.some( ( { name } ) => name === COMMAND )
		);
		return wasKnown.current;
	}, [] );
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

/** Editor settings that allow full editing of blocks in patterns and template parts. */
export const wholePatterns = ( isWhole: boolean ) => ( {
	disableContentOnlyForUnsyncedPatterns: isWhole,
	disableContentOnlyForTemplateParts: isWhole,
} );
