import { __, _n, sprintf } from '@wordpress/i18n';
import { assertNever } from '@/kernel/invariant';
import {
	MAX_DEPTH,
	MAX_SUBMENUS,
	type ContentProblem,
	type SendingProblem,
} from '@/kernel/contentProblem';
import { locale } from '@/platform/locale';

/** The reason why content isn't sent, and a way to fix it. */
export function invalidContentMessage( problem: SendingProblem ): string {
	switch ( problem.kind ) {
		case 'unclosed':
			return sprintf(
				/* translators: 1: a number, 2: a line of the code, 3: a block's name in code, such as "group". */
				_n(
					'This wasn’t sent because it could break your site. %1$d block isn’t closed: “%3$s” on line %2$d. Fix it in the code editor, or undo.',
					'This wasn’t sent because it could break your site. %1$d blocks aren’t closed, starting with “%3$s” on line %2$d. Fix them in the code editor, or undo.',
					problem.count,
					'atelier'
				),
				problem.count,
				problem.location.line,
				problem.location.name
			);
		case 'tooDeep':
			return sprintf(
				/* translators: 1, 2: numbers, 3: a line of the code, 4: a block's name in code, such as "group". */
				__(
					'This wasn’t sent because it could crash your site. Blocks are nested %1$d levels deep. The limit is %2$d. Move “%4$s” on line %3$d out of the blocks around it, or undo.',
					'atelier'
				),
				problem.depth,
				MAX_DEPTH,
				problem.location.line,
				problem.location.name
			);
		case 'tooLarge':
			return sprintf(
				/* translators: 1: a number of millions of characters, with decimals. */
				__(
					'This wasn’t sent because it could crash your site. It’s %s million characters long. Split it into smaller parts, or undo.',
					'atelier'
				),
				inMillions( problem.length )
			);
		case 'brokenText':
			return sprintf(
				/* translators: %d: a line of the code. */
				__(
					'This wasn’t sent because line %d contains an incomplete character, such as half an emoji. Delete it in the code editor.',
					'atelier'
				),
				problem.line
			);
		case 'badAttributes':
			return sprintf(
				/* translators: 1: a block's name in code, such as "group", 2: a line of the code. */
				__(
					'This wasn’t sent because the settings of “%1$s” on line %2$d would be lost. The text between the braces isn’t valid JSON. Fix it in the code editor, or undo.',
					'atelier'
				),
				problem.location.name,
				problem.location.line
			);
		case 'deepMenu':
			return sprintf(
				/* translators: %d: a number. */
				__(
					'This wasn’t sent because it could crash your site. Submenus are nested more than %d levels deep. Move the innermost items out, or undo.',
					'atelier'
				),
				MAX_SUBMENUS
			);
		default:
			return assertNever( problem );
	}
}

/** The reason why content isn't pasted, and a way to fix it. */
export const pasteMessage = ( problem: ContentProblem ): string =>
	sprintf(
		/* translators: %s: one or two sentences about the content of the clipboard. */
		__( 'Nothing was pasted. %s', 'atelier' ),
		reasonAgainstPasting( problem )
	);

function reasonAgainstPasting( problem: ContentProblem ): string {
	switch ( problem.kind ) {
		case 'unclosed':
			return sprintf(
				/* translators: 1: a number, 2: a line of the code, 3: a block's name in code, such as "group". */
				_n(
					'%1$d block isn’t closed: “%3$s” on line %2$d. Copy everything again, from beginning to end.',
					'%1$d blocks aren’t closed, starting with “%3$s” on line %2$d. Copy everything again, from beginning to end.',
					problem.count,
					'atelier'
				),
				problem.count,
				problem.location.line,
				problem.location.name
			);
		case 'tooDeep':
			return sprintf(
				/* translators: 1, 2: numbers, 3: a block's name in code, such as "group". */
				__(
					'Blocks are nested %1$d levels deep. The limit is %2$d. Copy less, such as the content of “%3$s”.',
					'atelier'
				),
				problem.depth,
				MAX_DEPTH,
				problem.location.name
			);
		case 'tooLarge':
			return sprintf(
				/* translators: 1: a number of millions of characters, with decimals. */
				__(
					'It’s %s million characters long, which could crash your site. Split it up and paste it into several documents.',
					'atelier'
				),
				inMillions( problem.length )
			);
		case 'brokenText':
			return sprintf(
				/* translators: %d: a line. */
				__(
					'Line %d contains an incomplete character, such as half an emoji. Delete it where you copied it from.',
					'atelier'
				),
				problem.line
			);
		default:
			return assertNever( problem );
	}
}

/** The problem of stored content. */
export function storedContentMessage( problem: ContentProblem ): string {
	switch ( problem.kind ) {
		case 'unclosed':
			return sprintf(
				/* translators: 1: a number, 2: a line of the code, 3: a block's name in code, such as "group". */
				_n(
					'%1$d block isn’t closed: “%3$s” on line %2$d. Neither WordPress nor your browser can display this.',
					'%1$d blocks aren’t closed, starting with “%3$s” on line %2$d. Neither WordPress nor your browser can display this.',
					problem.count,
					'atelier'
				),
				problem.count,
				problem.location.line,
				problem.location.name
			);
		case 'tooDeep':
			return sprintf(
				/* translators: 1, 2: numbers, 3: a line of the code, 4: a block's name in code, such as "group". */
				__(
					'Blocks are nested %1$d levels deep, which could crash your browser. The limit is %2$d. The first block that’s too deep is “%4$s” on line %3$d.',
					'atelier'
				),
				problem.depth,
				MAX_DEPTH,
				problem.location.line,
				problem.location.name
			);
		case 'tooLarge':
			return sprintf(
				/* translators: 1: a number of millions of characters, with decimals. */
				__(
					'It’s %s million characters long, which is too much for a browser to edit.',
					'atelier'
				),
				inMillions( problem.length )
			);
		case 'brokenText':
			return sprintf(
				/* translators: %d: a line of the code. */
				__(
					'Line %d contains an incomplete character, so this can’t be saved again.',
					'atelier'
				),
				problem.line
			);
		default:
			return assertNever( problem );
	}
}

const inMillions = ( count: number ): string =>
	( count / 1_000_000 ).toLocaleString( locale(), {
		minimumFractionDigits: 1,
		maximumFractionDigits: 1,
	} );
