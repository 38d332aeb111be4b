import { dispatch } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import type { ChangedRecord } from '@/features/documents/index.model';
import { openDraft } from '@/platform/siteDraft';
import { historyRoute, navigate } from '@/routing';
import type { Failed } from '../model/saving';
import { isReviewOpen } from './saveReview';

const FAILURE_NOTICE = 'atelier-save-failed';

/** Removes the error notice of an earlier save. */
export const clearSaveNotice = (): void =>
	void dispatch( noticesStore ).removeNotice( FAILURE_NOTICE );

/** Shows that a record was saved. */
export function saySaved( { title }: ChangedRecord ): void {
	const draft = openDraft();
	void dispatch( noticesStore ).createSuccessNotice(
		draft
			? savedTo( draft.title )
			: /* translators: %s: title of a saved document. */
				sprintf( __( '“%s” saved.', 'atelier' ), title ),
		{ type: 'snackbar' }
	);
}

/** Shows that a plugin prevents the open document from being saved. */
export function sayLocked( { title }: ChangedRecord ): void {
	void dispatch( noticesStore ).createWarningNotice(
		sprintf(
			/* translators: %s: title of an unsaved document. */
			__(
				'“%s” can’t be saved yet because a plugin found a problem in it. Fix the problem and save again. Your changes are kept.',
				'atelier'
			),
			title
		),
		{ id: FAILURE_NOTICE }
	);
}

/** Shows why a record was not saved, with an action to try again. */
export function sayFailed(
	{ title }: ChangedRecord,
	{ failed, isGone = false }: Failed,
	onRetry: () => void
): void {
	void dispatch( noticesStore ).createErrorNotice(
		sprintf(
			/* translators: 1: title of an unsaved document, 2: the reason why it was not saved. */
			__(
				'“%1$s” could not be saved. Your changes are kept. %2$s',
				'atelier'
			),
			title,
			failed
		),
		{
			id: FAILURE_NOTICE,
			actions: [
				{ label: __( 'Try again', 'atelier' ), onClick: onRetry },
				...( isGone
					? [
							{
								label: __( 'Open history', 'atelier' ),
								onClick: () =>
									navigate( historyRoute, {
										kind: 'deleted',
									} ),
							},
						]
					: [] ),
			],
		}
	);
}

/** Shows the result of a save whose review was closed in the meantime. */
export function sayEnd( total: number, failed: number ): void {
	const notices = dispatch( noticesStore );
	if ( failed === 0 ) {
		void notices.createSuccessNotice( allSaved( total ), {
			type: 'snackbar',
		} );
		return;
	}
	void notices.createErrorNotice( someFailed( total, failed ), {
		id: FAILURE_NOTICE,
		actions: [
			{
				label: __( 'Show details', 'atelier' ),
				onClick: () => {
					clearSaveNotice();
					isReviewOpen.set( true );
				},
			},
		],
	} );
}

/** The message that all changes were saved. */
export function allSaved( total: number ): string {
	const draft = openDraft();
	return draft
		? savedTo( draft.title )
		: sprintf(
				/* translators: %d: number of records. */
				_n( '%d change saved.', '%d changes saved.', total, 'atelier' ),
				total
			);
}

const savedTo = ( draft: string ): string =>
	/* translators: %s: title of a site draft. */
	sprintf( __( 'Saved to “%s”.', 'atelier' ), draft );

/** The message with the number of unsaved changes. */
export const someFailed = ( total: number, failed: number ): string =>
	sprintf(
		/* translators: 1: number of failed ones, 2: number of all. */
		__( '%1$d of %2$d changes could not be saved.', 'atelier' ),
		failed,
		total
	);
