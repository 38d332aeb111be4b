import { useEffect } from '@wordpress/element';

/** Read by the frame of the preview. As CSS, because the shell has no use for it. */
const WIDTH = '--preview-width';
const HANDLE = '--preview-handle';
const MARGIN = '--preview-margin';

/**
 * Makes the preview as narrow as this, in pixels, as long as the component is there; null for as wide as there is
 * room.
 */
export function usePreviewWidth( width: number | null ): void {
	useEffect( () => {
		if ( width === null ) {
			return undefined;
		}
		const { style } = document.documentElement;
		style.setProperty( WIDTH, `${ String( width ) }px` );
		style.setProperty( HANDLE, 'none' );
		style.setProperty( MARGIN, 'auto' );
		return () => {
			style.removeProperty( WIDTH );
			style.removeProperty( HANDLE );
			style.removeProperty( MARGIN );
		};
	}, [ width ] );
}
