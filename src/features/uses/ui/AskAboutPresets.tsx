import type { ComponentType } from 'react';
import { defineLateChunk } from '@/ui/useChunk';
import { OnceLoaded } from '@/ui/OnceLoaded';
import type { PresetQuestionProps } from '../model/presetQuestion';

/** The dialog about what becomes of the uses of presets: it needs rooms above, which the app provides. */
export const presetQuestion = defineLateChunk< {
	readonly PresetQuestion: ComponentType< PresetQuestionProps >;
} >();

/** Asks what becomes of the uses of presets that are to be removed or replaced. */
export const AskAboutPresets = ( props: PresetQuestionProps ) => (
	<OnceLoaded of={ presetQuestion } onClose={ props.onClose }>
		{ ( { PresetQuestion } ) => <PresetQuestion { ...props } /> }
	</OnceLoaded>
);
