import { createSignal } from '@/kernel/signal';
import { isEditingLikely } from '../warmUp';
import { isStageAwaited, onAwaited } from '.';

/** Whether scripts stay where they are as long as nobody needs them. */
export const isHeld = createSignal( false );

/** Resolves once scripts aren't held, or somebody waits for them or is about to edit. */
export const untilReleased = (): Promise< void > =>
	new Promise( ( resolve ) => {
		const stops = [
			isHeld.subscribe,
			onAwaited,
			isEditingLikely.subscribe,
		].map( ( subscribe ) => subscribe( look ) );
		function look() {
			if ( ! isHeld.get() || isStageAwaited() || isEditingLikely.get() ) {
				stops.forEach( ( stop ) => stop() );
				resolve();
			}
		}
		look();
	} );
