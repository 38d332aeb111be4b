import { useLayoutEffect } from '@wordpress/element';
import { OnceLoaded } from '@/ui/OnceLoaded';
import { defineChunk, useChunk } from '@/ui/useChunk';
import { useSignal } from '@/ui/useSignal';
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

/** The help dialog, and the first steps for new users. Both are loaded when they are shown. */
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

/** As in includes/Shell/First_Steps.php. */
const AWAITED = 'atelier-awaits-steps';

/** If they fail to load, nothing is lost: the next page load tries again. */
function Steps( actions: HelpActions ) {
	const chunk = useChunk( STEPS );
	useLayoutEffect( () => {
		if ( chunk.status !== 'loading' ) {
			document.body.classList.remove( AWAITED );
		}
	}, [ chunk.status ] );
	return chunk.status === 'ready' ? (
		<chunk.value.FirstSteps { ...actions } />
	) : null;
}
