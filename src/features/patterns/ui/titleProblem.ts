import { __, sprintf } from '@wordpress/i18n';
import { MAX_TITLE_LENGTH } from '../model/patternFile';

/** What is wrong with a title that is being typed; empty where nothing is. */
export const titleProblem = ( title: string ): string =>
	title.trim().length > MAX_TITLE_LENGTH
		? sprintf(
				/* translators: %d: a number. */
				__( 'The name is longer than %d characters.', 'atelier' ),
				MAX_TITLE_LENGTH
			)
		: '';
