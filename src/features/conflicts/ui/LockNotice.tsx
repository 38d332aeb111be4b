import { dispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import type { DocumentRef } from '@/features/documents/index.model';
import { holdLock, type Lock } from '../data/lock';

const ID = 'atelier-lock';

/** Shows a notice while someone else has the edited document open. Renders nothing itself. */
export function LockNotice( {
	edited,
}: {
	/** Null where nothing is being edited. */
	readonly edited: DocumentRef | null;
} ) {
	// Templates have no numeric id, and no lock in WordPress.
	const id = edited && /^\d+$/.test( edited.id ) ? edited.id : null;
	useEffect( () => {
		if ( id === null ) {
			return undefined;
		}
		const held = holdLock( id, ( lock ) => tell( lock, held.takeOver ) );
		return () => {
			held.end();
			void dispatch( noticesStore ).removeNotice( ID );
		};
	}, [ id ] );
	return null;
}

function tell( lock: Lock, takeOver: () => void ): void {
	if ( lock.status !== 'theirs' ) {
		void dispatch( noticesStore ).removeNotice( ID );
		return;
	}
	void dispatch( noticesStore ).createWarningNotice( words( lock ), {
		id: ID,
		actions: [ { label: __( 'Take over', 'atelier' ), onClick: takeOver } ],
	} );
}

function words( {
	name,
	isTakenOver,
}: Lock & { readonly status: 'theirs' } ): string {
	const who = name || __( 'Someone else', 'atelier' );
	return isTakenOver
		? sprintf(
				/* translators: %s: a user. */
				__(
					'%s has taken over editing. Your changes are kept here, and you’ll be asked before anything is overwritten.',
					'atelier'
				),
				who
			)
		: sprintf(
				/* translators: %s: a user. */
				__(
					'%s is currently editing this. You can edit it too. You’ll be asked before anything is overwritten.',
					'atelier'
				),
				who
			);
}
