import { __ } from '@wordpress/i18n';
import { boot } from '@/platform/boot';
import { GONE } from '@/features/documents/index.model';
import { OfflineWarnings } from '@/features/documents/index.records';
import {
	SafeRemoval,
	type RemovedRecord,
} from '@/features/safeRemoval/index.records';
import type { Post } from '../model/post';
import { CHANGE_MESSAGES, changeMessagesFor } from './changeMessages';
import styles from './Dialogs.module.css';
import { titleOf } from './fields';

interface AskToRemoveProps {
	readonly removal: 'trash' | 'delete';
	readonly posts: readonly [ Post, ...Post[] ];
	readonly onRemove: () => void;
	readonly onClose: () => void;
}

/** Asks before pages or posts are removed: what visitors get at their addresses, and what becomes of links to them. */
export function AskToRemove( {
	removal,
	posts,
	onRemove,
	onClose,
}: AskToRemoveProps ) {
	const { action, question } = CHANGE_MESSAGES[ removal ];
	const [ first, ...more ] = posts;
	return (
		<SafeRemoval
			removed={ [ asRemoved( first ), ...more.map( asRemoved ) ] }
			title={ more.length === 0 ? titleOf( first ) : null }
			paths={ posts.map(
				( { type, id } ) =>
					`${ boot().postTypes[ type ]?.route ?? '' }/${ id }${ removal === 'delete' ? '?force=true' : '' }`
			) }
			others={ null }
			label={ action() }
			canBeUndone={ removal === 'trash' }
			onRemove={ onRemove }
			onClose={ onClose }
		>
			<p className={ styles.text }>
				{ question && changeMessagesFor( question, posts ) }
			</p>
			{ posts.some( isPublic ) && (
				<p className={ styles.text }>
					{ removal === 'trash' ? inTrashSentence() : goneSentence() }
				</p>
			) }
			<OfflineWarnings
				changes={ posts.map( ( post ) => ( {
					...post,
					title: titleOf( post ),
					before: post,
					after: GONE,
				} ) ) }
			/>
		</SafeRemoval>
	);
}

const asRemoved = ( { id, link }: Post ): RemovedRecord => ( {
	kind: 'post',
	id,
	url: link,
} );

const isPublic = ( { status }: Post ): boolean => status === 'publish';

const inTrashSentence = (): string =>
	__(
		'While it is in the trash, visitors find no page at its address (404). Restoring it brings the address back.',
		'atelier'
	);

const goneSentence = (): string =>
	__( 'Visitors will find no page at its address (404).', 'atelier' );
