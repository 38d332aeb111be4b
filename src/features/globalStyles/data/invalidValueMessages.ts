import { __, _n, sprintf } from '@wordpress/i18n';
import { shorten } from '@/kernel/shorten';
import {
	culprit,
	type InvalidValue,
	type InvalidReason,
} from '../model/validity';
import { storedText } from '../model/storedText';

/** The length at which an invalid value is cut. */
const LONGEST = 60;

/** The reasons why values are invalid, and how to fix them. */
export const REASON_MESSAGES: Readonly<
	Record< InvalidReason, () => string >
> = {
	long: () => __( 'This value is too long. Shorten it.', 'atelier' ),
	control: () =>
		__(
			'This contains invisible control characters. Type it again.',
			'atelier'
		),
	markup: () =>
		__(
			'This contains HTML, which isn’t allowed in styles. Remove “<” and everything after it.',
			'atelier'
		),
	script: () =>
		__(
			'This contains a script, or a URL that isn’t an image or a font. Remove it.',
			'atelier'
		),
	spill: () =>
		__(
			'This would break the style around it. Remove semicolons, braces, backslashes and comments.',
			'atelier'
		),
	open: () =>
		__(
			'A bracket or quotation mark isn’t closed. Close it or remove it.',
			'atelier'
		),
	type: () =>
		__(
			'This type of value isn’t allowed here. Choose another value.',
			'atelier'
		),
	key: () => __( 'This name is reserved. Choose another name.', 'atelier' ),
	slug: () =>
		__(
			'The slug contains invalid characters. Use letters, digits and hyphens.',
			'atelier'
		),
	taken: () =>
		__(
			'Another item in this list already has this slug. Choose another slug.',
			'atelier'
		),
	circle: () =>
		__(
			'This refers to itself, directly or through other values. Choose another value.',
			'atelier'
		),
};

/** An invalid stored value as text, cut to a length. */
export const invalidValueText = ( value: unknown, length = LONGEST ): string =>
	shorten( storedText( culprit( value ) ), length );

const pathLabel = ( { part, keys }: InvalidValue ): string =>
	[ part, ...keys ].join( ' › ' );

/**
 * The message why an edit was rejected.
 *
 * @param invalidValues
 * @param title         The name of the style variation that brings them, which the user can't correct.
 */
export function rejectedMessage(
	invalidValues: readonly InvalidValue[],
	title?: string
): string {
	const [ first ] = invalidValues;
	if ( ! first ) {
		return '';
	}
	if ( title !== undefined ) {
		return sprintf(
			/* translators: 1: the name of a style variation, 2: where it has an invalid value, such as "styles › color › text". */
			__(
				'“%1$s” wasn’t applied because it contains invalid values, the first in %2$s. Its author needs to correct them.',
				'atelier'
			),
			title,
			shorten( pathLabel( first ), 2 * LONGEST )
		);
	}
	const words = sprintf(
		/* translators: 1: a refused value, such as "red;}", 2: its former location, such as "styles › color › text", 3: the reason and the remedy. */
		__(
			'Nothing was changed because “%1$s” isn’t allowed in %2$s. %3$s',
			'atelier'
		),
		invalidValueText( first.value ),
		shorten( pathLabel( first ), 2 * LONGEST ),
		REASON_MESSAGES[ first.reason ]()
	);
	const others = invalidValues.length - 1;
	return others === 0
		? words
		: `${ words } ${ sprintf(
				/* translators: %d: a number. */
				_n(
					'%d more value isn’t valid.',
					'%d more values aren’t valid.',
					others,
					'atelier'
				),
				others
			) }`;
}
