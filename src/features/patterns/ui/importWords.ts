import { __, sprintf } from '@wordpress/i18n';
import { MAX_DEPTH, MAX_SUBMENUS } from '../../../kernel/contentProblem';
import { messageFor } from '../../../ui/messages';
import type { ImportFailure } from '../data/importFiles';
import {
	MAX_FILE_SIZE,
	MAX_TITLE_LENGTH,
	type PatternFault,
} from '../model/patternFile';

/** Why a file was not imported. */
export const reasonFor = ( { reason }: ImportFailure ): string =>
	reason.kind === 'fault'
		? FAULTS[ reason.fault ]()
		: messageFor( reason.error );

const FAULTS: Readonly< Record< PatternFault, () => string > > = {
	extension: () =>
		__(
			'Patterns come in files whose names end in “.json”; this one does not.',
			'atelier'
		),
	tooLarge: () =>
		sprintf(
			/* translators: %d: a number of megabytes. */
			__( 'The file is larger than %d MB.', 'atelier' ),
			MAX_FILE_SIZE / 1024 / 1024
		),
	unreadable: () =>
		__(
			'The browser could not read the file. It may have been moved, or is a folder.',
			'atelier'
		),
	notJson: () =>
		__(
			'The file is damaged, or no JSON in spite of its name. Choose “Export as JSON” in the menu of a pattern to get one that can be imported.',
			'atelier'
		),
	notPattern: () =>
		__(
			'The file has no pattern in it. That of a pattern says "__file": "wp_block", and has a "title" and "content". Choose “Export as JSON” in the menu of a pattern to get one.',
			'atelier'
		),
	noTitle: () =>
		__(
			'The pattern has no title. Write one into the file, after "title".',
			'atelier'
		),
	longTitle: () =>
		sprintf(
			/* translators: %d: a number. */
			__(
				'The title of the pattern has more than %d characters. Shorten it in the file, after "title".',
				'atelier'
			),
			MAX_TITLE_LENGTH
		),
	tooDeep: () =>
		sprintf(
			/* translators: %d: a number. */
			__(
				'More than %d of its blocks are nested inside of each other. Your site could not show such a pattern.',
				'atelier'
			),
			MAX_DEPTH
		),
	brokenText: () =>
		__(
			'Some of its text is damaged: half a character is missing. Export the pattern again where it comes from.',
			'atelier'
		),
	badAttributes: () =>
		__(
			'What is set in one of its blocks cannot be read: it is not valid JSON. Export the pattern again where it comes from.',
			'atelier'
		),
	deepMenu: () =>
		sprintf(
			/* translators: %d: a number. */
			__(
				'More than %d submenus are inside of each other. Your site could not show such a pattern.',
				'atelier'
			),
			MAX_SUBMENUS
		),
	unclosed: () =>
		__(
			'Many of its blocks begin but never end. Such a pattern would keep your site from listing any patterns.',
			'atelier'
		),
};
