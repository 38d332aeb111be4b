import { __, sprintf } from '@wordpress/i18n';
import { MAX_DEPTH, MAX_SUBMENUS } from '@/kernel/contentProblem';
import { messageFor } from '@/ui/messages';
import type { ImportFailure } from '../data/importFiles';
import {
	MAX_FILE_SIZE,
	MAX_TITLE_LENGTH,
	type PatternProblem,
} from '../model/patternFile';

/** The reason why a file wasn't imported, as a message. */
export const reasonFor = ( { reason }: ImportFailure ): string =>
	reason.kind === 'problem'
		? PROBLEM_MESSAGES[ reason.problem ]()
		: messageFor( reason.error );

const PROBLEM_MESSAGES: Readonly< Record< PatternProblem, () => string > > = {
	extension: () => __( 'The file name doesn’t end in “.json”.', 'atelier' ),
	tooLarge: () =>
		sprintf(
			/* translators: %d: a number of megabytes. */
			__( 'The file is larger than %d MB.', 'atelier' ),
			MAX_FILE_SIZE / 1024 / 1024
		),
	unreadable: () =>
		__(
			'The browser could not read the file. It may have been moved, or it may be a folder.',
			'atelier'
		),
	notJson: () =>
		__(
			'The file isn’t valid JSON. To get a file you can import, choose “Export as JSON” in a pattern’s menu.',
			'atelier'
		),
	notPattern: () =>
		__(
			'The file doesn’t contain a pattern. A pattern file has "__file": "wp_block", a "title" and "content". To get one, choose “Export as JSON” in a pattern’s menu.',
			'atelier'
		),
	noTitle: () =>
		__(
			'The pattern has no title. Add one to the file after "title".',
			'atelier'
		),
	longTitle: () =>
		sprintf(
			/* translators: %d: a number. */
			__(
				'The pattern’s title is longer than %d characters. Shorten it in the file after "title".',
				'atelier'
			),
			MAX_TITLE_LENGTH
		),
	tooDeep: () =>
		sprintf(
			/* translators: %d: a number. */
			__(
				'Blocks are nested more than %d levels deep, which could crash your site.',
				'atelier'
			),
			MAX_DEPTH
		),
	brokenText: () =>
		__(
			'The text contains an incomplete character. Export the pattern again from where it was created.',
			'atelier'
		),
	badAttributes: () =>
		__(
			'The settings of a block aren’t valid JSON. Export the pattern again from where it was created.',
			'atelier'
		),
	deepMenu: () =>
		sprintf(
			/* translators: %d: a number. */
			__(
				'Submenus are nested more than %d levels deep, which could crash your site.',
				'atelier'
			),
			MAX_SUBMENUS
		),
	unclosed: () =>
		__(
			'Many blocks aren’t closed. This pattern would prevent your site from listing any patterns.',
			'atelier'
		),
};
