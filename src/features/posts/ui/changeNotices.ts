import { dispatch } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { messageFor } from '@/ui/messages';
import { takeBack, type Change, type ChangeOutcome } from '../data/changePosts';
import type { Post } from '../model/post';
import { CHANGE_MESSAGES, changeMessagesFor } from './changeMessages';
import { titleOf } from './fields';

/** Shows the success of a change, with an undo button where possible. */
export function tellDone( { name }: Change, done: readonly Post[] ): void {
	if ( done.length === 0 ) {
		return;
	}
	say(
		changeMessagesFor( CHANGE_MESSAGES[ name ].done, done ),
		canTakeBack( name )
			? [
					{
						label: __( 'Undo', 'atelier' ),
						onClick: () => void takeBackAndTell( done, name ),
					},
				]
			: []
	);
}

/** Shows the failed items with their reasons. */
export function tellFailed( failed: ChangeOutcome[ 'failed' ] ): void {
	for ( const { post, error } of failed ) {
		void dispatch( noticesStore ).createErrorNotice(
			sprintf(
				/* translators: 1: title of a page or post, 2: error message. */
				__( '“%1$s”: %2$s', 'atelier' ),
				titleOf( post ),
				messageFor( error )
			),
			{ id: `atelier-post-${ post.id }` }
		);
	}
}

async function takeBackAndTell(
	posts: readonly Post[],
	change: keyof typeof BACK
) {
	const { done, failed } = await takeBack( posts, change );
	tellFailed( failed );
	if ( done.length > 0 ) {
		say( changeMessagesFor( BACK[ change ], done ) );
	}
}

const BACK = {
	trash: {
		/* translators: %s: title of a page or post. */
		one: () => __( '“%s” has been restored.', 'atelier' ),
		many: ( count: number ) =>
			/* translators: %d: number of pages or posts. */
			_n(
				'%d item has been restored.',
				'%d items have been restored.',
				count,
				'atelier'
			),
	},
	template: {
		/* translators: %s: title of a page or post. */
		one: () => __( 'Previous template of “%s” restored.', 'atelier' ),
		many: ( count: number ) =>
			/* translators: %d: number of pages or posts. */
			_n(
				'Previous template of %d item restored.',
				'Previous templates of %d items restored.',
				count,
				'atelier'
			),
	},
	status: {
		/* translators: %s: title of a page or post. */
		one: () => __( 'Previous status of “%s” restored.', 'atelier' ),
		many: ( count: number ) =>
			/* translators: %d: number of pages or posts. */
			_n(
				'Previous status of %d item restored.',
				'Previous status of %d items restored.',
				count,
				'atelier'
			),
	},
	author: {
		/* translators: %s: title of a page or post. */
		one: () => __( 'Previous author of “%s” restored.', 'atelier' ),
		many: ( count: number ) =>
			/* translators: %d: number of pages or posts. */
			_n(
				'Previous author of %d item restored.',
				'Previous authors of %d items restored.',
				count,
				'atelier'
			),
	},
};

const canTakeBack = ( name: Change[ 'name' ] ): name is keyof typeof BACK =>
	name in BACK;

const say = (
	words: string,
	actions: { label: string; onClick: () => void }[] = []
) =>
	void dispatch( noticesStore ).createSuccessNotice( words, {
		type: 'snackbar',
		id: 'atelier-posts',
		actions,
	} );
