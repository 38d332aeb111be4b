import { __, sprintf } from '@wordpress/i18n';
import { MAX_TITLE_LENGTH } from '../model/patternFile';

/** The message about an invalid title; empty for a valid one. */
export const titleProblem = ( title: string ): string =>
	title.trim().length > MAX_TITLE_LENGTH
		? sprintf(
				/* translators: %d: a number. */
				__( 'The name is longer than %d characters.', 'atelier' ),
				MAX_TITLE_LENGTH
			)
		: '';
