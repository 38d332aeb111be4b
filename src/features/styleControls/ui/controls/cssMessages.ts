import { __, sprintf } from '@wordpress/i18n';
import type { CssReason, CssProblem } from '../../model/cssCheck';

/** The messages of CSS problems. */
const REASON_MESSAGES = {
	/* translators: %s: a piece of CSS. */
	closingTag: () => __( '“%s” would close the style sheet.', 'atelier' ),
	/* translators: %s: a piece of CSS. */
	colon: () => __( '“%s” is missing a colon.', 'atelier' ),
	/* translators: %s: a piece of CSS. */
	comment: () => __( 'The comment “%s” isn’t closed.', 'atelier' ),
	/* translators: %s: a piece of CSS. */
	markup: () =>
		__( '“%s” looks like HTML, which isn’t allowed in CSS.', 'atelier' ),
	/* translators: %s: a piece of CSS. */
	name: () => __( '“%s” doesn’t start with a property name.', 'atelier' ),
	/* translators: %s: a piece of CSS. */
	outside: () =>
		__(
			'“%s” isn’t part of a rule. A selector or “{” is missing.',
			'atelier'
		),
	/* translators: %s: a piece of CSS. */
	selector: () => __( 'A selector is missing before “%s”.', 'atelier' ),
	/* translators: %s: a piece of CSS. */
	semicolon: () => __( 'A semicolon is missing before “%s”.', 'atelier' ),
	/* translators: %s: a piece of CSS. */
	string: () => __( 'The text %s has no closing quotation mark.', 'atelier' ),
	/* translators: %s: a piece of CSS, such as an opening brace. */
	unclosed: () => __( '“%s” isn’t closed.', 'atelier' ),
	/* translators: %s: a piece of CSS, such as a closing brace. */
	unexpected: () => __( 'There’s an extra “%s”.', 'atelier' ),
	/* translators: %s: a piece of CSS. */
	url: () => __( 'The URL “%s” isn’t valid.', 'atelier' ),
	/* translators: %s: a piece of CSS. */
	value: () => __( '“%s” is missing a value.', 'atelier' ),
} satisfies Record< CssReason, () => string >;

const LONGEST = 40;

const shorten = ( text: string ) =>
	text.length > LONGEST ? `${ text.slice( 0, LONGEST ) }…` : text;

/** The message without its line. */
export const reasonFor = ( { reason, text }: CssProblem ): string =>
	sprintf(
		REASON_MESSAGES[ reason ](),
		shorten( text.replace( /\s+/g, ' ' ) )
	);

/** The message with its line. */
export const problemText = ( problem: CssProblem ): string =>
	sprintf(
		/* translators: 1: number of a line, 2: description of its error. */
		__( 'Line %1$d: %2$s', 'atelier' ),
		problem.line,
		reasonFor( problem )
	);

/** The warning about a declaration that the browser doesn't support. */
export const unknownText = ( property: string, isProperty: boolean ): string =>
	sprintf(
		isProperty
			? /* translators: %s: the name of a CSS property. */
				__(
					'Your browser doesn’t support this value of “%s”.',
					'atelier'
				)
			: /* translators: %s: the name of a CSS property. */
				__( 'Your browser doesn’t support “%s”.', 'atelier' ),
		property
	);
