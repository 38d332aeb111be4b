import { isKeyboardEvent } from '@wordpress/keycodes';
import { openDialog } from './openDialog';

/** Where a key leads among the regions: to the next one or the one before; null where it means something else. */
export function regionStep( event: KeyboardEvent ): 1 | -1 | null {
	if (
		isKeyboardEvent.ctrl( event, '`' ) ||
		isKeyboardEvent.access( event, 'n' )
	) {
		return 1;
	}
	return isKeyboardEvent.ctrlShift( event, '`' ) ||
		isKeyboardEvent.ctrlShift( event, '~' ) ||
		isKeyboardEvent.access( event, 'p' )
		? -1
		: null;
}

/** Moves the focus from one region of the page to another, in a circle. A dialog stands for the page while it is open. */
export function navigateRegions( step: 1 | -1 ): void {
	if ( openDialog() ) {
		return;
	}
	const regions = visibleRegions();
	const at = regions
		.map( ( region ) => region.contains( document.activeElement ) )
		.lastIndexOf( true );
	// From outside of all of them the first step is into the first or the last one.
	const next = at < 0 && step < 0 ? regions.length - 1 : at + step;
	const region = regions.at( next % Math.max( 1, regions.length ) );
	if ( region ) {
		region.focus( { preventScroll: true } );
		mark( region );
	}
}

/** Shows where the keyboard is, for as long as it is the region itself. */
function mark( region: HTMLElement ) {
	region.dataset.navigated = 'true';
	region.addEventListener( 'blur', () => delete region.dataset.navigated, {
		once: true,
	} );
}

/** Moves the focus past everything that is the same on every screen. */
export function skipToContent(): void {
	const content = visibleRegions().find(
		( { dataset } ) => dataset.focusTarget !== undefined
	);
	if ( content ) {
		content.focus( { preventScroll: true } );
		mark( content );
	}
}

const visibleRegions = (): readonly HTMLElement[] =>
	[ ...document.querySelectorAll< HTMLElement >( '[role="region"]' ) ].filter(
		( region ) =>
			region.tabIndex === -1 &&
			region.getClientRects().length > 0 &&
			getComputedStyle( region ).visibility !== 'hidden'
	);
