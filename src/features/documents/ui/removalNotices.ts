import { dispatch } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { shorten } from '@/kernel/shorten';
import { messageFor } from '@/ui/messages';
import type { Listed, RemovalResult } from '../model/listed';
import type { Removal } from '../model/removal';

/** Announces the removed documents with an Undo button where they can be restored, and the failures with their reasons. */
export function tellRemoved(
	removal: Removal,
	{ done, failed, undo }: RemovalResult
): void {
	tellFailed( failed );
	if ( done.length === 0 ) {
		return;
	}
	const takeBack = async ( restore: NonNullable< typeof undo > ) => {
		const { failed: lost, done: back } = await restore();
		tellFailed( lost );
		if ( back.length > 0 ) {
			say( words( BACK, back ) );
		}
	};
	say(
		words( REMOVED[ removal ], done ),
		undo
			? [
					{
						label: __( 'Undo', 'atelier' ),
						onClick: () => void takeBack( undo ),
					},
				]
			: []
	);
}

function tellFailed( failed: RemovalResult[ 'failed' ] ) {
	for ( const { item, error } of failed ) {
		void dispatch( noticesStore ).createErrorNotice(
			sprintf(
				/* translators: 1: title of a document, 2: error message. */
				__( '“%1$s”: %2$s', 'atelier' ),
				titleOf( item ),
				messageFor( error )
			),
			{ id: `atelier-failed-${ item.type }-${ item.id }` }
		);
	}
}

const say = (
	text: string,
	actions: { label: string; onClick: () => void }[] = []
) =>
	void dispatch( noticesStore ).createSuccessNotice( text, {
		type: 'snackbar',
		id: 'atelier-removed',
		actions,
	} );

const titleOf = ( { title }: Listed ): string =>
	shorten( title, 100 ) || __( '(no title)', 'atelier' );

/** The sentences for one document, by title, and for several, by number. */
interface Words {
	readonly one: () => string;
	readonly many: ( count: number ) => string;
}

const words = ( { one, many }: Words, items: readonly Listed[] ): string => {
	const [ first ] = items;
	return items.length === 1 && first
		? sprintf( one(), titleOf( first ) )
		: sprintf( many( items.length ), items.length );
};

const REMOVED: Readonly< Record< Removal, Words > > = {
	reset: {
		/* translators: %s: title of a template. */
		one: () => __( '“%s” reset.', 'atelier' ),
		many: ( count ) =>
			/* translators: %d: number of templates or template parts. */
			_n( '%d item reset.', '%d items reset.', count, 'atelier' ),
	},
	delete: {
		/* translators: %s: title of a document. */
		one: () => __( '“%s” deleted.', 'atelier' ),
		many: ( count ) =>
			/* translators: %d: number of documents. */
			_n( '%d item deleted.', '%d items deleted.', count, 'atelier' ),
	},
	trash: {
		/* translators: %s: title of a document. */
		one: () => __( '“%s” moved to the trash.', 'atelier' ),
		many: ( count ) =>
			/* translators: %d: number of documents. */
			_n(
				'%d item moved to the trash.',
				'%d items moved to the trash.',
				count,
				'atelier'
			),
	},
};

const BACK: Words = {
	/* translators: %s: title of a document. */
	one: () => __( '“%s” has been restored.', 'atelier' ),
	many: ( count ) =>
		/* translators: %d: number of documents. */
		_n(
			'%d item has been restored.',
			'%d items have been restored.',
			count,
			'atelier'
		),
};
