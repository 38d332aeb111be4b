import { _n, __, sprintf } from '@wordpress/i18n';
import type { Finding } from '../model/checks';
import type { PublishingStep, Visibility } from '../model/step';

interface StepLabels {
	/** The label of the button that does it. */
	readonly action: string;
	/** The label of the button that opens the dialog. */
	readonly open: string;
	readonly question: string;
	readonly explanation: string;
}

const STEPS: Readonly< Record< PublishingStep, () => StepLabels > > = {
	publish: () => ( {
		action: __( 'Publish', 'atelier' ),
		open: __( 'Publish', 'atelier' ),
		question: __( 'Are you ready to publish?', 'atelier' ),
		explanation: __(
			'Check your settings. Visitors can see it as soon as you publish.',
			'atelier'
		),
	} ),
	schedule: () => ( {
		action: __( 'Schedule', 'atelier' ),
		open: __( 'Schedule…', 'atelier' ),
		question: __( 'Are you ready to schedule?', 'atelier' ),
		explanation: __(
			'Your site publishes it at the date below, also while you’re away.',
			'atelier'
		),
	} ),
	submit: () => ( {
		action: __( 'Submit for review', 'atelier' ),
		open: __( 'Submit for review', 'atelier' ),
		question: __( 'Are you ready to submit for review?', 'atelier' ),
		explanation: __(
			'An editor decides whether it’s published. Until then only you and they can see it.',
			'atelier'
		),
	} ),
};

export const stepLabels = ( step: PublishingStep ): StepLabels =>
	STEPS[ step ]();

/** Success messages by status, for types without labels of their own. */
const DONE: Readonly< Record< string, () => string > > = {
	publish: () => __( 'Published.', 'atelier' ),
	private: () => __( 'Published privately.', 'atelier' ),
	future: () => __( 'Scheduled.', 'atelier' ),
	pending: () => __( 'Submitted for review.', 'atelier' ),
};

/** The keys of these messages among the labels of a post type. */
const LABELS: Readonly< Record< string, string > > = {
	publish: 'item_published',
	private: 'item_published_privately',
	future: 'item_scheduled',
};

/**
 * The success message.
 *
 * @param status The current status.
 * @param labels The post type's labels, such as "Page published."
 */
export const doneMessage = (
	status: string,
	labels: Readonly< Record< string, string > >
): string =>
	labels[ LABELS[ status ] ?? '' ] ||
	( DONE[ status ] ?? ( () => __( 'Saved.', 'atelier' ) ) )();

export const failedMessage = ( reason: string ): string =>
	sprintf(
		/* translators: %s: why. */
		__( 'It could not be published. Your changes are kept. %s', 'atelier' ),
		reason
	);

export function findingMessage( finding: Finding ): string {
	switch ( finding.name ) {
		case 'conflict':
			return __(
				'Someone else changed this too. Save it first to choose what stays.',
				'atelier'
			);
		case 'title':
			return __(
				'There’s no title. Menus, lists and search engines show it.',
				'atelier'
			);
		case 'picture':
			return __(
				'There’s no featured image, but the template shows one.',
				'atelier'
			);
		case 'altTexts':
			return sprintf(
				/* translators: %d: number of images. */
				_n(
					'%d image has no alternative text. Add one unless the image is decoration.',
					'%d images have no alternative text. Add one to each that isn’t decoration.',
					finding.count,
					'atelier'
				),
				finding.count
			);
	}
}

const VISIBILITIES: Readonly<
	Record< Visibility, () => { label: string; description: string } >
> = {
	public: () => ( {
		label: __( 'Public', 'atelier' ),
		description: __( 'Visible to everyone.', 'atelier' ),
	} ),
	password: () => ( {
		label: __( 'Password protected', 'atelier' ),
		description: __( 'Visible to those who know the password.', 'atelier' ),
	} ),
	private: () => ( {
		label: __( 'Private', 'atelier' ),
		description: __(
			'Only visible to site admins and editors.',
			'atelier'
		),
	} ),
};

export const visibilityOptions = () =>
	( [ 'public', 'password', 'private' ] as const ).map( ( value ) => ( {
		value,
		...VISIBILITIES[ value ](),
	} ) );
