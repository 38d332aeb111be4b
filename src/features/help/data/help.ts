import { createSignal, type Signal } from '../../../kernel/signal';
import { boot } from '../../../platform/boot';
import { writePreference } from '../../../platform/preferences';
import { loadStage } from '../../../platform/stages';
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
