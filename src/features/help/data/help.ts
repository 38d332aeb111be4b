import { createSignal, type Signal } from '../../../kernel/signal';
import { boot } from '../../../platform/boot';
import { writePreference } from '../../../platform/preferences';
import { loadStage } from '../../../platform/stages';
import { parseProgress, type Progress } from '../model/steps';

/** Whether the dialog with help is open. */
export const isHelpOpen: Signal< boolean > = createSignal( false );

export const openHelp = (): void => isHelpOpen.set( true );

/** As in includes/Shell/First_Steps.php. */
const PREFERENCE = 'firstSteps';

/** How far the user has come in the first steps. */
export const progress: Signal< Progress > = createSignal(
	parseProgress( boot().firstSteps )
);

/** Shows a step or puts them away; WordPress keeps it with the user, once what keeps preferences is there. */
export function setProgress( next: Progress ): void {
	progress.set( next );
	void loadStage( 'records' ).then( () =>
		writePreference( PREFERENCE, { ...progress.get() } )
	);
}

/** Takes the first steps up where they were left. */
export const openFirstSteps = (): void =>
	setProgress( { ...progress.get(), isOpen: true } );
