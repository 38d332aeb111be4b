import { __, sprintf } from '@wordpress/i18n';

/** What a button says that makes a change the user's own, and what it asks and reports. */
interface TakeOverTexts {
	readonly button: string;
	/** For screen readers, with the title. */
	readonly label: string;
	readonly confirm: string;
	readonly question: string;
	readonly done: string;
}

/** Of a change that its author isn't allowed to publish. */
export const takeOverTexts = ( title: string ): TakeOverTexts => ( {
	button: __( 'Take over…', 'atelier' ),
	/* translators: %s: title of a record. */
	label: sprintf( __( 'Take over “%s”…', 'atelier' ), title ),
	confirm: __( 'Take over', 'atelier' ),
	question: sprintf(
		/* translators: %s: title of a record. */
		__(
			'Take over the changes to “%s”? They will count as yours and be published with your rights. Check them first. This can’t be undone.',
			'atelier'
		),
		title
	),
	done: sprintf(
		/* translators: %s: title of a record. */
		__( 'The changes to “%s” are now yours.', 'atelier' ),
		title
	),
} );

/** Of a change that an agent proposes. */
export const acceptTexts = ( title: string ): TakeOverTexts => ( {
	button: __( 'Accept…', 'atelier' ),
	/* translators: %s: title of a record. */
	label: sprintf( __( 'Accept “%s”…', 'atelier' ), title ),
	confirm: __( 'Accept', 'atelier' ),
	question: sprintf(
		/* translators: %s: title of a record. */
		__(
			'Accept the changes to “%s”? They will be published with your rights once you publish the site draft. Check them first. You can still discard them afterwards.',
			'atelier'
		),
		title
	),
	done: sprintf(
		/* translators: %s: title of a record. */
		__( 'Changes to “%s” accepted.', 'atelier' ),
		title
	),
} );
