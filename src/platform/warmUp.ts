import { createSignal } from '../kernel/signal';
import { canPreload } from './deviceConditions';
import { preloadStage, type StageName } from './stages';
import { rememberVisit, usuallyEdits } from './visits';

/** Where somebody goes who is about to edit: links to the editor, and what opens it otherwise. */
const TOWARDS_EDITOR = 'a[href*="canvas=edit"], [data-towards-editor]';

/** Links to every other screen of Atelier, which needs the data layer. */
const TOWARDS_RECORDS = 'a[href*="page=atelier"][href*="p=%2F"]';

const APPROACHES = [ 'pointerover', 'focusin', 'touchstart' ] as const;

/**
 * Loads the block editor or the data layer as soon as somebody is about to need it: the pointer, a finger or the focus is
 * on what opens it.
 *
 * @return Stops waiting for that.
 */
export function warmUpByIntention(): () => void {
	let hasRecords = false;
	const approach = ( { target }: Event ) => {
		if ( ! ( target instanceof Element ) ) {
			return;
		}
		if ( target.closest( TOWARDS_EDITOR ) !== null ) {
			stop();
			void warmUp();
		} else if ( ! hasRecords && target.closest( TOWARDS_RECORDS ) ) {
			hasRecords = true;
			void preloadIfCheap( 'records' );
		}
	};
	const options = { capture: true, passive: true };
	const stop = () =>
		APPROACHES.forEach( ( name ) =>
			document.removeEventListener( name, approach, options )
		);
	APPROACHES.forEach( ( name ) =>
		document.addEventListener( name, approach, options )
	);
	return stop;
}

/** Loads what comes next, and the block editor for those who usually edit; called once what they came for can be seen. */
export function warmUpOnceSeen(): void {
	void preloadStage( 'screens' );
	if ( usuallyEdits() ) {
		void warmUp();
	}
}

/** Whether somebody is about to edit, or usually does: then a canvas may be mounted ahead of need, once it can be. */
export const isEditingLikely = createSignal( false );

/** Called when somebody edits: they will again, on this page and on later visits. */
export function noteEditing(): void {
	rememberVisit( { isEditing: true } );
	isEditingLikely.set( true );
}

async function warmUp(): Promise< void > {
	if ( await canPreload() ) {
		isEditingLikely.set( true );
		await preloadStage( 'editor' );
	}
}

/** Loads a stage ahead of need where the device and its connection allow it. */
export async function preloadIfCheap( stage: StageName ): Promise< void > {
	if ( await canPreload() ) {
		await preloadStage( stage );
	}
}
