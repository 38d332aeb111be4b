import { canPreload } from './deviceConditions';
import { watchRest } from './rest';
import { preloadStage } from './stages';
import { isHeld } from './stages/hold';
import { isEditingLikely } from './warmUp';

/** How long nobody does anything before the editor is loaded, in milliseconds. */
const FIRST_REST = 4000;

/** How long before it goes on, once somebody has done something, in milliseconds. */
const REST = 1000;

/**
 * Loads the editor, and has its canvas mounted out of sight, while nobody does anything: for screens whose main action is to edit. Its
 * scripts run one at a time in idle moments, and none begins after an input until there is rest again.
 *
 * @return Stops it: what hasn't been loaded by then waits until somebody needs it.
 */
export function warmUpAtRest(): () => void {
	let isLoading = false;
	const rest = watchRest( hold );

	function hold() {
		if ( isLoading && ! isHeld.get() ) {
			isHeld.set( true );
			void release();
		}
	}

	async function release() {
		if ( await rest.after( REST ) ) {
			isHeld.set( false );
		}
	}

	async function load() {
		if (
			! ( await rest.after( FIRST_REST ) ) ||
			! ( await canPreload() )
		) {
			return;
		}
		// It may be held since the screen was left the last time.
		isHeld.set( false );
		isLoading = true;
		await preloadStage( 'editor' );
		isLoading = false;
		if ( await rest.after( REST ) ) {
			isEditingLikely.set( true );
		}
	}

	void load();
	return () => {
		rest.stop();
		hold();
	};
}
