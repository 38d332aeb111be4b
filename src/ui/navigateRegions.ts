import { isKeyboardEvent } from '@wordpress/keycodes';
import { openDialog } from './openDialog';

/** The direction of a region shortcut: next or previous; null for other keys. */
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

/** Moves the focus to the next or previous region of the page, in a circle. An open dialog is the whole page. */
export function navigateRegions( step: 1 | -1 ): void {
	if ( openDialog() ) {
		return;
	}
	const regions = visibleRegions();
	const at = regions
		.map( ( region ) => region.contains( document.activeElement ) )
		.lastIndexOf( true );
	// From outside of all regions, the first step leads to the first or the last one.
	const next = at < 0 && step < 0 ? regions.length - 1 : at + step;
	const region = regions.at( next % Math.max( 1, regions.length ) );
	if ( region ) {
		region.focus( { preventScroll: true } );
		mark( region );
	}
}

/** Outlines the region as long as it has the focus itself. */
function mark( region: HTMLElement ) {
	region.dataset.navigated = 'true';
	region.addEventListener( 'blur', () => delete region.dataset.navigated, {
		once: true,
	} );
}

/** Moves the focus past the content that is the same on every screen. */
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
