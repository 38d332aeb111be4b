import { withoutQuoted } from './quoted';

/** The reason why a text that becomes CSS is invalid. The server validates it in the same way (`includes/Styles/Css_Validator.php`). */
export type TextReason =
	/** It exceeds the maximum length. */
	| 'long'
	/** It contains invisible characters. */
	| 'control'
	/** It could close the style element. */
	| 'markup'
	/** It makes browsers run or load something that styles don't need. */
	| 'script'
	/** It ends its declaration. */
	| 'spill'
	/** It has an unmatched bracket or quote. */
	| 'open';

/** Maximum lengths in characters. The server allows the bytes that these can have. */
export const LONGEST = { value: 10_000, address: 200_000, css: 500_000 };

/** Control characters and lone surrogates, except white space such as tabs and line feeds. */
const CONTROL = /[^\P{Cc}\t\n\r]|\p{Cs}/u;
const MARKUP = /<[/!]/;
const CLOSING_TAG = /<\/style|<(?:\/(?:s(?:t(?:yl?)?)?)?)?$/i;
const SCRIPT =
	/(?<![\w-])(?:expression\s*\(|-moz-binding|behavior\s*:)|(?:java|vb)script\s*:/i;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;
const SAFE_SCHEME =
	/^(?:https?:|file:\.\/|data:(?:image|font)\/|data:application\/(?:x-)?font)/i;

/** The reason why a value could break out of its context, anywhere in CSS; null if it is valid. */
export function invalidTextReason( text: string ): TextReason | null {
	// Only data URLs of images are long; they aren't typed by hand.
	if ( text.length > LONGEST.value ) {
		return 'long';
	}
	if ( CONTROL.test( text ) ) {
		return 'control';
	}
	if ( MARKUP.test( text ) ) {
		return 'markup';
	}
	const { bare, addresses } = withoutQuoted( text, 'value' );
	if (
		SCRIPT.test( bare ) ||
		addresses.some( ( address ) => ! isSafeAddress( address ) )
	) {
		return 'script';
	}
	if ( bare.includes( '<' ) ) {
		return 'markup';
	}
	if ( /["']/.test( bare ) || /(?<![\w-])url\(/i.test( bare ) ) {
		return 'open';
	}
	if ( /[;{}\\]|\/\*|\*\//.test( bare ) ) {
		return 'spill';
	}
	return hasPairs( bare ) ? null : 'open';
}

/** The reason why the address of an image or a font, stored without `url()`, is invalid. */
export function invalidAddressReason( address: string ): TextReason | null {
	if ( address.length > LONGEST.address ) {
		return 'long';
	}
	if ( ! isSafeAddress( address ) ) {
		return 'script';
	}
	if ( CONTROL.test( address ) ) {
		return 'control';
	}
	return /["'\\<>{}\n\r]/.test( address ) ? 'spill' : null;
}

/** The reason why additional CSS could spill into the rules that follow it, or is too long. */
export function invalidCssReason( css: string ): TextReason | null {
	if ( css.length > LONGEST.css ) {
		return 'long';
	}
	// A form feed is white space in CSS.
	if ( CONTROL.test( css.replaceAll( '\f', ' ' ) ) ) {
		return 'control';
	}
	if ( CLOSING_TAG.test( css ) ) {
		return 'markup';
	}
	const { bare } = withoutQuoted( css, 'sheet' );
	return /["']|\/\*/.test( bare ) || ! hasPairs( bare ) ? 'open' : null;
}

/** Browsers strip white space and control characters from addresses. */
function isSafeAddress( address: string ): boolean {
	const read = address.replace( /[\0-\x20]/g, '' );
	return (
		! address.includes( '\\' ) &&
		( ! SCHEME.test( read ) || SAFE_SCHEME.test( read ) )
	);
}

const CLOSERS: Readonly< Record< string, string > > = {
	'(': ')',
	'[': ']',
	'{': '}',
};

/** Whether all brackets are closed in the right order. */
function hasPairs( text: string ): boolean {
	const open: string[] = [];
	for ( const [ sign ] of text.matchAll( /[()[\]{}]/g ) ) {
		const closer = CLOSERS[ sign ];
		if ( closer !== undefined ) {
			open.push( closer );
		} else if ( open.pop() !== sign ) {
			return false;
		}
	}
	return open.length === 0;
}
