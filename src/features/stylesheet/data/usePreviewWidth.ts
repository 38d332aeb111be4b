import { useEffect } from '@wordpress/element';

/** CSS variables for the frame of the preview; the shell itself doesn't need the values. */
const WIDTH = '--preview-width';
const HANDLE = '--preview-handle';
const MARGIN = '--preview-margin';

/** Sets the width of the preview in pixels while the component is mounted; null for the full width. */
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
