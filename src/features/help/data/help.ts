import { createSignal, type Signal } from '@/kernel/signal';
import { boot } from '@/platform/boot';
import { writePreference } from '@/platform/preferences';
import { loadStage, onStage, stageIfLoaded } from '@/platform/stages';
import { parseProgress, type Progress } from '../model/steps';

/** Whether the help dialog is open. */
export const isHelpOpen: Signal< boolean > = createSignal( false );

export const openHelp = (): void => isHelpOpen.set( true );

/** As in includes/Shell/First_Steps.php. */
const PREFERENCE = 'firstSteps';

/** The user's progress in the first steps. */
export const progress: Signal< Progress > = createSignal(
	parseProgress( boot().firstSteps )
);

/** Shows a step or hides them; WordPress stores it with the user, once the store of preferences is registered. */
export function setProgress( next: Progress ): void {
	progress.set( next );
	void loadStage( 'records' ).then( () =>
		writePreference( PREFERENCE, { ...progress.get() } )
	);
}

/** Continues the first steps. */
export const openFirstSteps = (): void =>
	setProgress( { ...progress.get(), isOpen: true } );

/**
 * Stores the progress once the store of preferences is there, for newcomers too who haven't pressed anything yet: who has none
 * and has read a welcome guide isn't new, and would lose the steps with it.
 *
 * @return Stops waiting.
 */
export function keepProgress(): () => void {
	const store = () => {
		if ( stageIfLoaded( 'records' ) !== undefined ) {
			stop();
			writePreference( PREFERENCE, { ...progress.get() } );
		}
	};
	const stop = onStage( store );
	store();
	return stop;
}
