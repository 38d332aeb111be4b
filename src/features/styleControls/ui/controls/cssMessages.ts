import { __, sprintf } from '@wordpress/i18n';
import type {
	BlockCssReason,
	BlockCssWarning,
	CssReason,
	CssProblem,
} from '../../model/cssCheck';

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
		__(
			'“%s” looks like HTML, which this version of WordPress doesn’t allow in CSS. Write “\\3c ” instead of “<” in text and URLs, and a space after it in media queries.',
			'atelier'
		),
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

/** The messages of what WordPress doesn't print as it is written. */
const WARNINGS = {
	atRule: () =>
		/* translators: %s: the start of a CSS rule, such as "@media (min-width: 600px)". */
		__(
			'WordPress ignores the condition “%s” here, so its rules could always apply. Move them to Additional CSS.',
			'atelier'
		),
	ampersand: () =>
		/* translators: %s: a piece of CSS. */
		__(
			'WordPress doesn’t print “%s” as written. Use “&” only once in each rule, at the start of its selector.',
			'atelier'
		),
	list: () =>
		/* translators: %s: several CSS selectors. */
		__(
			'WordPress doesn’t apply all selectors in “%s”. Write a rule for each.',
			'atelier'
		),
	comma: () =>
		/* translators: %s: a CSS selector with a comma in brackets or quotes. */
		__(
			'WordPress splits “%s” at each comma, also within brackets and quotes. Write a rule for each.',
			'atelier'
		),
	quoted: () =>
		/* translators: %s: a CSS text in quotes, or a comment. */
		__(
			'WordPress doesn’t print %s as written, because it contains “{”, “}”, “&” or “::”. Leave them out, or use CSS escapes, such as “\\26” for “&”.',
			'atelier'
		),
	nested: () =>
		/* translators: %s: a CSS selector. */
		__(
			'WordPress doesn’t print the rules inside “%s” as written. Write a separate rule for each.',
			'atelier'
		),
	order: () =>
		/* translators: %s: a CSS declaration. */
		__(
			'WordPress doesn’t print “%s” as written, because it follows a rule. Move it to the top.',
			'atelier'
		),
} satisfies Record< BlockCssReason, () => string >;

const LONGEST = 40;

const shorten = ( text: string ) =>
	text.length > LONGEST ? `${ text.slice( 0, LONGEST ) }…` : text;

/** The message without its line. */
export const reasonFor = ( { reason, text }: CssProblem ): string =>
	sprintf(
		REASON_MESSAGES[ reason ](),
		shorten( text.replace( /\s+/g, ' ' ) )
	);

export const warningFor = ( { reason, text }: BlockCssWarning ): string =>
	sprintf( WARNINGS[ reason ](), shorten( text.replace( /\s+/g, ' ' ) ) );

/** The message with its line. */
export const problemText = ( problem: CssProblem ): string =>
	withLine( problem.line, reasonFor( problem ) );

export const warningText = ( warning: BlockCssWarning ): string =>
	withLine( warning.line, warningFor( warning ) );

const withLine = ( line: number, message: string ): string =>
	sprintf(
		/* translators: 1: number of a line, 2: description of its error. */
		__( 'Line %1$d: %2$s', 'atelier' ),
		line,
		message
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
