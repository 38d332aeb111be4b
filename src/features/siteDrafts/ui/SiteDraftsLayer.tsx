import { useOnLeave } from '@/routing';
import { OnceLoaded } from '@/ui/OnceLoaded';
import { defineChunk } from '@/ui/useChunk';
import { useSignal } from '@/ui/useSignal';
import { isAskingAboutEnd, isAskingForDraft } from '@/features/saving';
import { draftDialog } from '../data/draftDialog';
import type * as Dialogs from './dialogs';

const DIALOGS = defineChunk< typeof Dialogs >( () => import( './dialogs' ) );

/** Renders the dialogs about site drafts, which any screen can open. */
export const SiteDraftsLayer = () => (
	<>
		<Asked />
		<SaveQuestion />
		<EndQuestion />
	</>
);

function Asked() {
	const dialog = useSignal( draftDialog );
	const close = () => draftDialog.set( null );
	useOnLeave( close );
	return dialog === null ? null : (
		<OnceLoaded of={ DIALOGS } onClose={ close }>
			{ ( { DraftDialogs } ) => (
				<DraftDialogs dialog={ dialog } onClose={ close } />
			) }
		</OnceLoaded>
	);
}

function SaveQuestion() {
	const isAsking = useSignal( isAskingForDraft );
	const close = () => isAskingForDraft.set( false );
	useOnLeave( close );
	return isAsking ? (
		<OnceLoaded of={ DIALOGS } onClose={ close }>
			{ ( { SaveToDraftDialog } ) => (
				<SaveToDraftDialog onClose={ close } />
			) }
		</OnceLoaded>
	) : null;
}

function EndQuestion() {
	const isAsking = useSignal( isAskingAboutEnd );
	const close = () => isAskingAboutEnd.set( false );
	useOnLeave( close );
	return isAsking ? (
		<OnceLoaded of={ DIALOGS } onClose={ close }>
			{ ( { EndDialog } ) => <EndDialog onClose={ close } /> }
		</OnceLoaded>
	) : null;
}
