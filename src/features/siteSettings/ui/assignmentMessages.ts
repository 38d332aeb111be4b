import { __, sprintf } from '@wordpress/i18n';
import type { assignmentProblem, PageRole } from '../model/assignment';

type Problem = NonNullable< ReturnType< typeof assignmentProblem > >;

interface Messages {
	readonly action: () => string;
	/** The effect on the page. */
	readonly effect: ( title: string ) => string;
	/** The effect on the page that has the role so far. */
	readonly before: ( title: string ) => string;
	readonly done: () => string;
	readonly problems: Readonly< Partial< Record< Problem, () => string > > >;
}

/** The messages about making a page the homepage or the posts page. */
export const ASSIGNMENT_MESSAGES: Readonly< Record< PageRole, Messages > > = {
	homepage: {
		action: () => __( 'Set as homepage', 'atelier' ),
		effect: ( title ) =>
			sprintf(
				/* translators: %s: title of a page. */
				__(
					'Visitors who open your site’s address will see “%s”.',
					'atelier'
				),
				title
			),
		before: ( title ) =>
			title === ''
				? __(
						'Until now they see your latest posts, which no page lists anymore unless there is a posts page.',
						'atelier'
					)
				: sprintf(
						/* translators: %s: title of a page. */
						__(
							'The homepage until now, “%s”, stays published at its own address.',
							'atelier'
						),
						title
					),
		done: () => __( 'Homepage changed.', 'atelier' ),
		problems: {
			already: () =>
				__( 'This page is the homepage already.', 'atelier' ),
			other: () =>
				__(
					'This page is the posts page, so it can’t be the homepage as well. Choose another posts page first.',
					'atelier'
				),
		},
	},
	postsPage: {
		action: () => __( 'Set as posts page', 'atelier' ),
		effect: ( title ) =>
			sprintf(
				/* translators: %s: title of a page. */
				__(
					'“%s” will list your latest posts. Its own content isn’t shown anymore, but kept.',
					'atelier'
				),
				title
			),
		before: ( title ) =>
			title === ''
				? ''
				: sprintf(
						/* translators: %s: title of a page. */
						__(
							'The posts page until now, “%s”, will show its own content.',
							'atelier'
						),
						title
					),
		done: () => __( 'Posts page changed.', 'atelier' ),
		problems: {
			already: () =>
				__( 'This page is the posts page already.', 'atelier' ),
			other: () =>
				__(
					'This page is the homepage, so it can’t be the posts page as well. Choose another homepage first.',
					'atelier'
				),
			posts: () =>
				__(
					'Your homepage lists your latest posts, so a posts page isn’t needed. Set a page as homepage first.',
					'atelier'
				),
		},
	},
};
