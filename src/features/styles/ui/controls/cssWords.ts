import { __, sprintf } from '@wordpress/i18n';
import type { CssFault, CssProblem } from '../../model/cssCheck';

/** Why CSS cannot be used, for whoever wrote it. */
const FAULTS = {
	/* translators: %s: a piece of CSS. */
	closingTag: () => __( '“%s” would end the style sheet.', 'atelier' ),
	/* translators: %s: a piece of CSS. */
	colon: () => __( 'A colon is missing in “%s”.', 'atelier' ),
	/* translators: %s: a piece of CSS. */
	comment: () => __( 'The comment “%s” does not end.', 'atelier' ),
	/* translators: %s: a piece of CSS. */
	markup: () =>
		__( '“%s” looks like HTML, which is not allowed in CSS.', 'atelier' ),
	/* translators: %s: a piece of CSS. */
	name: () =>
		__( '“%s” does not begin with the name of a property.', 'atelier' ),
	/* translators: %s: a piece of CSS. */
	outside: () =>
		__(
			'“%s” is not part of a rule: a selector or “{” is missing.',
			'atelier'
		),
	/* translators: %s: a piece of CSS. */
	selector: () => __( 'There is no selector before “%s”.', 'atelier' ),
	/* translators: %s: a piece of CSS. */
	semicolon: () => __( 'A semicolon is missing before “%s”.', 'atelier' ),
	/* translators: %s: a piece of CSS. */
	string: () => __( 'The text %s has no closing quotation mark.', 'atelier' ),
	/* translators: %s: a piece of CSS, such as an opening brace. */
	unclosed: () => __( '“%s” is not closed.', 'atelier' ),
	/* translators: %s: a piece of CSS, such as a closing brace. */
	unexpected: () => __( 'There is a “%s” too many.', 'atelier' ),
	/* translators: %s: a piece of CSS. */
	url: () => __( 'The address “%s” cannot be read.', 'atelier' ),
	/* translators: %s: a piece of CSS. */
	value: () => __( 'There is no value in “%s”.', 'atelier' ),
} satisfies Record< CssFault, () => string >;

const LONGEST = 40;

const shorten = ( text: string ) =>
	text.length > LONGEST ? `${ text.slice( 0, LONGEST ) }…` : text;

/** The reason alone, as it stands beside its line. */
export const reasonFor = ( { fault, text }: CssProblem ): string =>
	sprintf( FAULTS[ fault ](), shorten( text.replace( /\s+/g, ' ' ) ) );

/** The line with the reason. */
export const problemText = ( problem: CssProblem ): string =>
	sprintf(
		/* translators: 1: the number of a line, 2: what is wrong there. */
		__( 'Line %1$d: %2$s', 'atelier' ),
		problem.line,
		reasonFor( problem )
	);

/** What a browser says to a declaration that it does not know. */
export const unknownText = ( property: string, isProperty: boolean ): string =>
	sprintf(
		isProperty
			? /* translators: %s: the name of a CSS property. */
				__(
					'Your browser does not know this value of “%s”.',
					'atelier'
				)
			: /* translators: %s: the name of a CSS property. */
				__( 'Your browser does not know “%s”.', 'atelier' ),
		property
	);
