import { OnceLoaded } from '../../../ui/OnceLoaded';
import { defineChunk, useChunk } from '../../../ui/useChunk';
import { useSignal } from '../../../ui/useSignal';
import { isHelpOpen, progress } from '../data/help';
import type { HelpActions } from './HelpDialog';

const DIALOG = defineChunk( async () => {
	const { HelpDialog } = await import( './HelpDialog' );
	return { HelpDialog };
} );
const STEPS = defineChunk( async () => {
	const { FirstSteps } = await import( './FirstSteps' );
	return { FirstSteps };
} );

/** Help: a dialog, and the first steps of newcomers. Both are loaded when they are shown. */
export function HelpLayer( actions: HelpActions ) {
	const isOpen = useSignal( isHelpOpen );
	const { isOpen: hasSteps } = useSignal( progress );
	const close = () => isHelpOpen.set( false );
	return (
		<>
			{ hasSteps && <Steps { ...actions } /> }
			{ isOpen && (
				<OnceLoaded of={ DIALOG } onClose={ close }>
					{ ( { HelpDialog } ) => (
						<HelpDialog { ...actions } onClose={ close } />
					) }
				</OnceLoaded>
			) }
		</>
	);
}

/** Where they can't be loaded nothing is missing: they are offered again with the next page. */
function Steps( actions: HelpActions ) {
	const chunk = useChunk( STEPS );
	return chunk.status === 'ready' ? (
		<chunk.value.FirstSteps { ...actions } />
	) : null;
}
