import { useState } from '@wordpress/element';

/**
 * Whether a value is edited as it is written instead of as a number. While someone types, the field
 * stays what it is: `1` on the way to `calc(1px + 1em)` is no reason to take it away.
 */
export function useTextMode( needsText: boolean ): {
	readonly isText: boolean;
	readonly onBlur: () => void;
} {
	const [ wasText, setWasText ] = useState( needsText );
	if ( needsText && ! wasText ) {
		setWasText( true );
	}
	return {
		isText: needsText || wasText,
		onBlur: () => setWasText( needsText ),
	};
}
