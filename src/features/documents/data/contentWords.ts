import { __, _n, sprintf } from '@wordpress/i18n';
import { assertNever } from '../../../kernel/invariant';
import {
	MAX_DEPTH,
	MAX_SUBMENUS,
	type ContentProblem,
	type SendingProblem,
} from '../../../kernel/contentProblem';

/** Why a content is not sent, and what to do about it. */
export function contentWords( problem: SendingProblem ): string {
	switch ( problem.kind ) {
		case 'unclosed':
			return sprintf(
				/* translators: 1: a number, 2: a line of the code, 3: a block's name in code, such as "group". */
				_n(
					'%1$d block begins but never ends: “%3$s” on line %2$d of the code. Your site could not show this, so nothing was sent. Put it right in the code editor, or undo.',
					'%1$d blocks begin but never end, the first of them “%3$s” on line %2$d of the code. Your site could not show this, so nothing was sent. Put them right in the code editor, or undo.',
					problem.count,
					'atelier'
				),
				problem.count,
				problem.place.line,
				problem.place.name
			);
		case 'tooDeep':
			return sprintf(
				/* translators: 1, 2: numbers, 3: a line of the code, 4: a block's name in code, such as "group". */
				__(
					'%1$d blocks are nested inside of each other, and more than %2$d are not safe, so nothing was sent. Take “%4$s” on line %3$d of the code out of the blocks around it, or undo.',
					'atelier'
				),
				problem.depth,
				MAX_DEPTH,
				problem.place.line,
				problem.place.name
			);
		case 'tooLarge':
			return sprintf(
				/* translators: 1: a number of millions of characters, with decimals. */
				__(
					'With %s million characters this is more than a site can bear, so nothing was sent. Divide it, or undo.',
					'atelier'
				),
				( problem.length / 1_000_000 ).toFixed( 1 )
			);
		case 'brokenText':
			return sprintf(
				/* translators: %d: a line of the code. */
				__(
					'There is half a character on line %d of the code, perhaps of an emoji, which no site can read. So nothing was sent. Delete it in the code editor.',
					'atelier'
				),
				problem.line
			);
		case 'badAttributes':
			return sprintf(
				/* translators: 1: a block's name in code, such as "group", 2: a line of the code. */
				__(
					'What is set in “%1$s” on line %2$d of the code cannot be read: between the braces there has to be valid JSON. Your site would lose it, so nothing was sent. Put it right in the code editor, or undo.',
					'atelier'
				),
				problem.place.name,
				problem.place.line
			);
		case 'deepMenu':
			return sprintf(
				/* translators: %d: a number. */
				__(
					'More than %d submenus are inside of each other. Your site could not show them, so nothing was sent. Move the innermost items out, or undo.',
					'atelier'
				),
				MAX_SUBMENUS
			);
		default:
			return assertNever( problem );
	}
}

/** Why something is not pasted, and what to do about it. */
export const pasteWords = ( problem: ContentProblem ): string =>
	sprintf(
		/* translators: %s: one or two sentences about what is on the clipboard. */
		__( 'This was not pasted. %s', 'atelier' ),
		reasonAgainstPasting( problem )
	);

function reasonAgainstPasting( problem: ContentProblem ): string {
	switch ( problem.kind ) {
		case 'unclosed':
			return sprintf(
				/* translators: 1: a number, 2: a line of the code, 3: a block's name in code, such as "group". */
				_n(
					'%1$d of its blocks begins but never ends: “%3$s” on line %2$d. Copy all of it anew, from beginning to end.',
					'%1$d of its blocks begin but never end, the first of them “%3$s” on line %2$d. Copy all of it anew, from beginning to end.',
					problem.count,
					'atelier'
				),
				problem.count,
				problem.place.line,
				problem.place.name
			);
		case 'tooDeep':
			return sprintf(
				/* translators: 1, 2: numbers, 3: a block's name in code, such as "group". */
				__(
					'%1$d of its blocks are nested inside of each other, and more than %2$d are not safe. Copy less of it, such as what is inside of “%3$s”.',
					'atelier'
				),
				problem.depth,
				MAX_DEPTH,
				problem.place.name
			);
		case 'tooLarge':
			return sprintf(
				/* translators: 1: a number of millions of characters, with decimals. */
				__(
					'It has %s million characters, which is more than a site can bear. Paste it in parts, into several documents.',
					'atelier'
				),
				( problem.length / 1_000_000 ).toFixed( 1 )
			);
		case 'brokenText':
			return sprintf(
				/* translators: %d: a line. */
				__(
					'There is half a character on line %d, perhaps of an emoji, which no site can read. Delete it where you copy it from.',
					'atelier'
				),
				problem.line
			);
		default:
			return assertNever( problem );
	}
}

/** What is wrong with a content that is stored already. */
export function damageWords( problem: ContentProblem ): string {
	switch ( problem.kind ) {
		case 'unclosed':
			return sprintf(
				/* translators: 1: a number, 2: a line of the code, 3: a block's name in code, such as "group". */
				_n(
					'%1$d of its blocks begins but never ends: “%3$s” on line %2$d of the code. Neither WordPress nor browsers can show that.',
					'%1$d of its blocks begin but never end, the first of them “%3$s” on line %2$d of the code. Neither WordPress nor browsers can show that.',
					problem.count,
					'atelier'
				),
				problem.count,
				problem.place.line,
				problem.place.name
			);
		case 'tooDeep':
			return sprintf(
				/* translators: 1, 2: numbers, 3: a line of the code, 4: a block's name in code, such as "group". */
				__(
					'%1$d of its blocks are nested inside of each other, and more than %2$d are not safe: browsers stop. The first that is too deep is “%4$s” on line %3$d of the code.',
					'atelier'
				),
				problem.depth,
				MAX_DEPTH,
				problem.place.line,
				problem.place.name
			);
		case 'tooLarge':
			return sprintf(
				/* translators: 1: a number of millions of characters, with decimals. */
				__(
					'It has %s million characters, which is more than a browser can edit.',
					'atelier'
				),
				( problem.length / 1_000_000 ).toFixed( 1 )
			);
		case 'brokenText':
			return sprintf(
				/* translators: %d: a line of the code. */
				__(
					'There is half a character on line %d of the code, which cannot be saved again.',
					'atelier'
				),
				problem.line
			);
		default:
			return assertNever( problem );
	}
}
