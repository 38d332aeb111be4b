import { __, _n, sprintf } from '@wordpress/i18n';
import { shorten } from '../../../kernel/shorten';
import { culprit, type Damage, type Fault } from '../model/damage';
import { storedText } from '../model/storedText';

/** How much of a damaged value is shown. */
const LONGEST = 60;

/** What is wrong, and what to do about it. */
export const FAULT_WORDS: Readonly< Record< Fault, () => string > > = {
	long: () =>
		__( 'This is longer than any style is. Shorten it.', 'atelier' ),
	control: () =>
		__(
			'There are invisible control characters in this. Type it anew.',
			'atelier'
		),
	markup: () =>
		__(
			'There is markup in this. Styles have none: take “<” and what follows out.',
			'atelier'
		),
	script: () =>
		__(
			'There is a script in this, or an address that is not one of a picture or a font. Take it out.',
			'atelier'
		),
	spill: () =>
		__(
			'This would end the style and begin another one. Take semicolons, braces, backslashes and comments out.',
			'atelier'
		),
	open: () =>
		__(
			'A bracket or a quote in this has no counterpart. Close it, or take it out.',
			'atelier'
		),
	type: () =>
		__(
			'This is of another kind than what belongs here. Choose another value.',
			'atelier'
		),
	key: () =>
		__(
			'This has a name that scripts use for something else. Give it another one.',
			'atelier'
		),
	slug: () =>
		__(
			'The slug has signs that no slug can have. Use letters, digits and hyphens.',
			'atelier'
		),
	taken: () =>
		__(
			'Another one in the same list has this slug. Give it another one.',
			'atelier'
		),
	circle: () =>
		__(
			'This refers to itself, perhaps through others. Choose a value that does not.',
			'atelier'
		),
};

/** A damaged value as it is stored, as text; long ones are cut. */
export const damageText = ( value: unknown, length = LONGEST ): string =>
	shorten( storedText( culprit( value ) ), length );

const placeOf = ( { part, keys }: Damage ): string =>
	[ part, ...keys ].join( ' › ' );

/** Why a change is not made, or a save not sent. */
export function refusedWords( damages: readonly Damage[] ): string {
	const [ first ] = damages;
	if ( ! first ) {
		return '';
	}
	const words = sprintf(
		/* translators: 1: what is refused, such as "red;}", 2: where it was, such as "styles › color › text", 3: why, and what to do. */
		__( 'Nothing was changed: “%1$s” cannot be in %2$s. %3$s', 'atelier' ),
		damageText( first.value ),
		shorten( placeOf( first ), 2 * LONGEST ),
		FAULT_WORDS[ first.fault ]()
	);
	const others = damages.length - 1;
	return others === 0
		? words
		: `${ words } ${ sprintf(
				/* translators: %d: a number. */
				_n(
					'There is %d more of this kind.',
					'There are %d more of this kind.',
					others,
					'atelier'
				),
				others
			) }`;
}
