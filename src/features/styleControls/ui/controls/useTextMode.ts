import { useState } from '@wordpress/element';

/**
 * Whether a value is edited as text instead of as a number. The mode doesn't change while the user types: `1` on the way to
 * `calc(1px + 1em)` must not replace the field.
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
