import { __, _x, sprintf } from '@wordpress/i18n';
import { assertNever } from '@/kernel/invariant';
import type { KindLabels, Labels } from '../model/kinds';

interface TitleAndDescription {
	readonly title: string;
	readonly description: string;
}

/** The title and description of a kind of template. */
export function kindLabels( naming: KindLabels ): TitleAndDescription {
	switch ( naming.of ) {
		case 'type':
			return { title: naming.title, description: naming.description };
		case 'author':
			return {
				title: __( 'Author', 'atelier' ),
				description: __(
					'Displays latest posts written by a single author.',
					'atelier'
				),
			};
		case 'single':
			return singleLabels( naming.labels, naming.identifier );
		case 'archive':
			return archiveLabels( naming.labels, naming.identifier );
		case 'taxonomy':
			return {
				title: identified(
					naming.labels.templateName || naming.labels.singular,
					naming.identifier
				),
				description: sprintf(
					/* translators: %s: singular name of a taxonomy, such as "Genre". */
					__( 'Displays taxonomy: %s.', 'atelier' ),
					naming.labels.singular
				),
			};
		default:
			return assertNever( naming );
	}
}

function singleLabels(
	{ templateName, singular }: Labels,
	identifier: string
): TitleAndDescription {
	const title =
		templateName ||
		sprintf(
			/* translators: %s: singular name of a type of content, such as "Book". */
			__( 'Single item: %s', 'atelier' ),
			singular
		);
	return {
		title: identified( title, identifier ),
		description: sprintf(
			/* translators: %s: singular name of a type of content, such as "Book". */
			__( 'Displays a single item: %s.', 'atelier' ),
			singular
		),
	};
}

function archiveLabels(
	{ singular }: Labels,
	identifier: string
): TitleAndDescription {
	const title = sprintf(
		/* translators: %s: singular name of a type of content, such as "Book". */
		__( 'Archive: %s', 'atelier' ),
		singular
	);
	return {
		title: identified( title, identifier ),
		description: sprintf(
			/* translators: %s: singular name of a type of content, such as "Book". */
			__(
				'Displays an archive with the latest posts of type: %s.',
				'atelier'
			),
			singular
		),
	};
}

const identified = ( title: string, identifier: string ): string =>
	identifier === ''
		? title
		: sprintf(
				/* translators: 1: title of a kind of template. 2: its distinction from others of the same title. */
				_x( '%1$s (%2$s)', 'kind of template', 'atelier' ),
				title,
				identifier
			);

/** The labels of entities that may have templates of their own; those of authors are ours. */
export const entityLabels = (
	labels: Labels | null
): Omit< Labels, 'templateName' > =>
	labels ?? {
		singular: __( 'Author', 'atelier' ),
		allItems: __( 'All Authors', 'atelier' ),
		searchItems: __( 'Search Authors', 'atelier' ),
		notFound: __( 'No authors found.', 'atelier' ),
	};
