import { createSignal } from '@/kernel/signal';
import { canPreload } from './deviceConditions';
import { lookAhead, preloadStage, type StageName } from './stages';
import { rememberVisit, usuallyEdits } from './visits';

/** Elements that open the editor: links to it, and others. */
const TOWARDS_EDITOR = 'a[href*="canvas=edit"], [data-towards-editor]';

/** What edits the items of a list. */
const TOWARDS_RECORDS = '[data-towards-records]';

/** Links to other screens of Atelier. */
const TOWARDS_SCREENS = 'a[href*="&p=%2F"]';

const APPROACHES = [ 'pointerover', 'focusin', 'touchstart' ] as const;

/**
 * Loads the block editor, the data layer or a screen as soon as the user is about to need it: when the pointer, a finger or the
 * focus is on an element that opens it.
 *
 * @param openAhead Loads the screen that a link opens; called more than once for the same one.
 * @return Removes the listeners.
 */
export function warmUpByIntention(
	openAhead: ( link: HTMLAnchorElement ) => void
): () => void {
	let hasEditor = false;
	const approach = ( { target }: Pick< Event, 'target' > ) => {
		if ( ! ( target instanceof Element ) ) {
			return;
		}
		if ( target.closest( TOWARDS_EDITOR ) !== null ) {
			if ( ! hasEditor ) {
				hasEditor = true;
				void warmUp();
			}
		} else if ( target.closest( TOWARDS_RECORDS ) !== null ) {
			void preloadIfCheap( 'records' );
		} else {
			const link = target.closest< HTMLAnchorElement >( TOWARDS_SCREENS );
			if ( link ) {
				void ifCheap( () => openAhead( link ) );
			}
		}
	};
	const options = { capture: true, passive: true };
	APPROACHES.forEach( ( name ) =>
		document.addEventListener( name, approach, options )
	);
	// What was focused before anybody listened.
	approach( { target: document.activeElement } );
	return () =>
		APPROACHES.forEach( ( name ) =>
			document.removeEventListener( name, approach, options )
		);
}

/**
 * Loads the next stage, and the block editor for users who usually edit; for others, only the list of the assets that come
 * next. Called once the screen has been painted.
 */
export function warmUpOnceSeen(): void {
	void preloadStage( 'screens' );
	void ( usuallyEdits() ? warmUp() : ifCheap( lookAhead ) );
}

/** Whether the user is about to edit, or usually does: then a canvas may be mounted ahead of need. */
export const isEditingLikely = createSignal( false );

/** Called when the user edits: they are likely to edit again, on this page and on later visits. */
export function noteEditing(): void {
	rememberVisit( { isEditing: true } );
	isEditingLikely.set( true );
}

const warmUp = (): Promise< void > =>
	ifCheap( () => {
		isEditingLikely.set( true );
		return preloadStage( 'editor' );
	} );

/** Preloads a stage where the device and its connection allow it. */
export const preloadIfCheap = ( stage: StageName ): Promise< void > =>
	ifCheap( () => preloadStage( stage ) );

async function ifCheap( act: () => unknown ): Promise< void > {
	if ( await canPreload() ) {
		await act();
	}
}
