import { useCallback } from '@wordpress/element';
import { activation, previewedTheme } from '@/features/themes';
import { waiting } from '@/features/session/index.records';
import type {
	DocumentRef,
	ChangedRecord,
} from '@/features/documents/index.model';
import { saveStatus, savesDirectly, type SaveStatus } from '../model/saving';
import { useSignal } from '@/ui/useSignal';
import { useChangedRecords, useIsSaving } from './changes';
import { askIfEnded } from './draftQuestion';
import { saveAlone } from './saveAlone';
import { sayFailed, sayLocked, saySaved } from './saveNotices';
import { isReviewOpen } from './saveReview';
import { forgetRun, saveRun } from './saveRun';
import { savingLock } from './savingLock';

interface Saving {
	readonly status: SaveStatus;
	/** Whether the only change is of the document on the canvas. */
	readonly isOfOpen: boolean;
	/** The name of the theme that saving also activates; null without a theme preview. */
	readonly theme: string | null;
	/** Saves changed records; does nothing without any. */
	readonly save: () => void;
	/** The same, and asks to activate a previewed theme, even without changes. */
	readonly saveAndActivate: () => void;
}

/**
 * The state of the save button and its actions.
 *
 * @param open The document on the canvas.
 */
export function useSaving( open: DocumentRef | null ): Saving {
	const changed = useChangedRecords();
	const step = useSignal( activation );
	const theme = step === 'active' ? null : ( previewedTheme()?.name ?? null );
	const { isRunning } = useSignal( saveRun );
	const isSaving = useIsSaving();
	const waits = useSignal( waiting );
	const status = saveStatus(
		changed,
		isSaving || isRunning || step === 'activating',
		waits?.what
	);

	const isOfOpen = savesDirectly( changed, open );
	const save = useCallback( () => {
		if ( status.name !== 'changed' || askIfEnded() ) {
			return;
		}
		const [ only ] = changed;
		if ( only && theme === null && isOfOpen ) {
			if ( savingLock.get() ) {
				sayLocked( only );
			} else {
				void saveOne( only );
			}
		} else {
			isReviewOpen.set( true );
		}
	}, [ changed, isOfOpen, status.name, theme ] );

	const saveAndActivate = useCallback( () => {
		if ( theme !== null && status.name === 'saved' ) {
			// Of a save that ended while the review was closed.
			forgetRun();
			isReviewOpen.set( true );
		} else {
			save();
		}
	}, [ theme, status.name, save ] );

	return { status, isOfOpen, theme, save, saveAndActivate };
}

/** Saves one record without a review, and shows the outcome. */
async function saveOne( record: ChangedRecord ) {
	const outcome = await saveAlone( record );
	if ( outcome === 'saved' ) {
		saySaved( record );
	} else if ( outcome !== null && typeof outcome === 'object' ) {
		sayFailed( record, outcome, () => void saveOne( record ) );
	}
}
