import type { ComponentProps } from 'react';
import type { Opened } from '@/features/canvas/index.model';
import { useGuides, WelcomeGuide } from '@/features/help/index.editor';
import { useDialogTurn } from '@/ui/useDialogTurn';

/** The welcome guide of the open document. */
export function useGuide( opened: Opened ) {
	const { shown, dismiss, showAgain } = useGuides( opened );
	return {
		dialog:
			shown.length > 0 ? (
				<Greeting
					key={ shown.join() }
					names={ shown }
					onFinish={ dismiss }
				/>
			) : null,
		showAgain,
	};
}

/** A dialog must not open while the user is typing in another one. */
function Greeting( guide: ComponentProps< typeof WelcomeGuide > ) {
	const isTurn = useDialogTurn( 'guide', true );
	return isTurn ? <WelcomeGuide { ...guide } /> : null;
}
