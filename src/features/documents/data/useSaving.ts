import { dispatch } from '@wordpress/data';
import { useCallback, useSyncExternalStore } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { activation, previewedTheme } from '../../themes';
import type { DocumentRef } from '../model/document';
import {
	saveStatus,
	savesDirectly,
	type ChangedRecord,
	type SaveStatus,
} from '../model/saving';
import { activate } from './activate';
import { useChangedRecords, useIsSaving } from './changes';
import { isReviewOpen } from './saveReview';
import { saveRecords } from './saveRecords';
import { savingLock } from './savingLock';

const FAILURE_NOTICE = 'atelier-save-failed';

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
	const step = useSyncExternalStore( activation.subscribe, activation.get );
	const theme = step === 'active' ? null : ( previewedTheme()?.name ?? null );
	const status = saveStatus(
		changed,
		useIsSaving() || step === 'activating'
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

function sayLocked( { title }: ChangedRecord ) {
	void dispatch( noticesStore ).createWarningNotice(
		sprintf(
			/* translators: %s: title of what was to be saved. */
			__(
				'“%s” cannot be saved yet: a plugin waits for something in it to be put right. Your changes are kept.',
				'atelier'
			),
			title
		),
		{ id: FAILURE_NOTICE }
	);
}

async function saveOne( record: ChangedRecord ) {
	const notices = dispatch( noticesStore );
	void notices.removeNotice( FAILURE_NOTICE );
	let reason = '';
	const failed = await saveRecords( [ record ], ( _key, outcome ) => {
		if ( typeof outcome === 'object' ) {
			reason = outcome.failed;
		}
	} );
	if ( failed.length === 0 ) {
		void notices.createSuccessNotice( savedMessage( record ), {
			type: 'snackbar',
		} );
	} else {
		void notices.createErrorNotice(
			sprintf(
				/* translators: 1: title of what was to be saved, 2: why it was not. */
				__(
					'“%1$s” was not saved and stays as you changed it. %2$s',
					'atelier'
				),
				record.title,
				reason
			),
			{ id: FAILURE_NOTICE }
		);
	}
}

const savedMessage = ( { title }: ChangedRecord ): string =>
	/* translators: %s: title of what was saved. */
	sprintf( __( '“%s” saved.', 'atelier' ), title );
