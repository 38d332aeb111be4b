import { useViewportMatch } from '@wordpress/compose';
import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEditorParts } from './editorParts';

/** Whether the style book lies over the canvas; its sidebar ends the wish for it. */
export function useIsCovered(): boolean {
	const isWanted = useEditorParts().styles.useIsCoverWanted();
	return useViewportMatch( 'medium' ) && isWanted;
}

/** Whether the tools of the canvas can be used: those that change blocks would act out of sight in the code and behind the style book. */
export function useCanUseTools(): boolean {
	const isVisual = useSelect(
		( select ) => select( editorStore ).getEditorMode() === 'visual',
		[]
	);
	return ! useIsCovered() && isVisual;
}
