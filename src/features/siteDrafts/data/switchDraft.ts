import { draftEnd } from '@/platform/draftEnd';
import { loadStage } from '@/platform/stages';
import { addressInDraft } from '@/routing';
import { changedRecordCount, leavesKnowingly } from '@/features/documents';
import { isAskingAboutEnd } from '@/features/saving';
import { askAbout, type NamedDraft } from './draftDialog';

/**
 * Opens a site draft, or the live site for null, at the same URL or another one. This reloads the page, so a dialog
 * comes first if there are unsaved changes.
 */
export function switchDraft(
	to: NamedDraft | null,
	href = addressInDraft( to?.id ?? null )
): void {
	if ( changedRecordCount.get() > 0 && draftEnd.get() ) {
		askAboutEnd();
	} else if ( changedRecordCount.get() > 0 ) {
		askAbout( { name: 'leave', to, href } );
	} else {
		window.location.assign( href );
	}
}

/** Asks what becomes of the unsaved changes of a draft that has ended. */
export function askAboutEnd(): void {
	isAskingAboutEnd.set( true );
	void loadStage( 'records' );
}

/** Reloads without saving; this browser keeps the unsaved changes. */
export function leaveUnsaved( href: string ): void {
	leavesKnowingly.set( true );
	window.location.assign( href );
}
