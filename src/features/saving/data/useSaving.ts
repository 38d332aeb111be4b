import { useCallback } from '@wordpress/element';
import { activation, previewedTheme } from '../../themes';
import { waiting } from '../../session/index.records';
import {
	type DocumentRef,
	keyOf,
	type ChangedRecord,
} from '../../documents/index.model';
import { saveStatus, savesDirectly, type SaveStatus } from '../model/saving';
import { useSignal } from '../../../ui/useSignal';
import { activate } from './activate';
import { useChangedRecords, useIsSaving } from './changes';
import { clearSaveNotice, sayFailed, sayLocked, saySaved } from './saveNotices';
import { isReviewOpen } from './saveReview';
import { forgetRun, runSave, saveRun } from './saveRun';
import { savingLock } from './savingLock';

interface Saving {
	readonly status: SaveStatus;
	/** The name of the theme that saving also activates; null where none is tried. */
	readonly theme: string | null;
	/** Saves what has changed, if anything has. */
	readonly save: () => void;
	/** The same, and then activates the theme that is tried; also where nothing has changed. */
	readonly saveAndActivate: () => void;
}

/**
 * The state of saving, and what to do when the user asks for it.
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

	const save = useCallback( () => {
		if ( status.name !== 'changed' ) {
			return;
		}
		const [ only ] = changed;
		if ( only && theme === null && savesDirectly( changed, open ) ) {
			if ( savingLock.get() ) {
				sayLocked( only );
			} else {
				void saveOne( only );
			}
		} else {
			isReviewOpen.set( true );
		}
	}, [ changed, open, status.name, theme ] );

	const saveAndActivate = useCallback( () => {
		if ( theme !== null && status.name === 'saved' ) {
			void activate();
		} else {
			save();
		}
	}, [ theme, status.name, save ] );

	return { status, theme, save, saveAndActivate };
}

/** Saves one record without a review. */
async function saveOne( record: ChangedRecord ) {
	forgetRun();
	clearSaveNotice();
	const failed = await runSave( [ record ] );
	if ( failed === null ) {
		return;
	}
	const outcome = saveRun.get().outcomes[ keyOf( record ) ];
	forgetRun();
	if ( outcome === 'saved' ) {
		saySaved( record );
	} else if ( typeof outcome === 'object' ) {
		sayFailed( record, outcome.failed, () => void saveOne( record ) );
	}
}
