import { dispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import { messageFor } from '@/ui/messages';
import { defineChunk, useChunk } from '@/ui/useChunk';
import { useDialogTurn } from '@/ui/useDialogTurn';
import { isForgetting } from '../data/forget';
import { arrivals, isOffering, offers } from '../data/offers';
import type { Offer } from '../model/offers';
import { useSignal } from '@/ui/useSignal';
import { ForgetDialog } from './ForgetDialog';
import { restoreAndTell } from './restoreAndTell';
import type * as Restore from './RestoreDialog';

const RESTORE = defineChunk< typeof Restore >(
	() => import( './RestoreDialog' )
);

/**
 * Offers unsaved changes of earlier sessions, and confirms deleting them. Most pages have no offers and never load that
 * dialog.
 */
export function RestoreLayer() {
	const isOpen = useSignal( isOffering );
	const all = useSignal( offers );
	const isAsking = useSignal( isForgetting );
	const arrived = useSignal( arrivals );
	useEffect( () => {
		if ( arrived.length > 0 ) {
			arrivals.set( [] );
			const brought = new Set(
				arrived.map( ( { entry } ) => entry.session )
			);
			void restoreAndTell( arrived ).then( () => {
				// What can't be restored says why, and its content can be copied.
				isOffering.set(
					offers
						.get()
						.some( ( { entry } ) => brought.has( entry.session ) )
				);
			} );
		}
	}, [ arrived ] );
	return (
		<>
			{ isOpen && all.length > 0 && <OnceLoaded all={ all } /> }
			{ isAsking && (
				<ForgetDialog onClose={ () => isForgetting.set( false ) } />
			) }
		</>
	);
}

function OnceLoaded( { all }: { readonly all: readonly Offer[] } ) {
	const chunk = useChunk( RESTORE );
	const problem = chunk.status === 'failed' ? chunk.error : null;
	useEffect( () => {
		if ( problem ) {
			// The command palette and the next start offer it again.
			isOffering.set( false );
			void dispatch( noticesStore ).createErrorNotice(
				messageFor( problem ),
				{ id: 'atelier-restore-failed' }
			);
		}
	}, [ problem ] );
	// Over a guide it would end it, as if it had been read.
	const isTurn = useDialogTurn( 'restore', chunk.status === 'ready' );
	return chunk.status === 'ready' && isTurn ? (
		<chunk.value.RestoreDialog all={ all } />
	) : null;
}
