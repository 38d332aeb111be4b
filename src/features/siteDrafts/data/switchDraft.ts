import { addressInDraft } from '../../../routing';
import { changedRecordCount, leavesKnowingly } from '../../documents';
import { askAbout, type NamedDraft } from './draftDialog';

/**
 * Opens a site draft, or the live site for null, at the same URL or another one. This reloads the page, so a dialog
 * comes first if there are unsaved changes.
 */
export function switchDraft(
	to: NamedDraft | null,
	href = addressInDraft( to?.id ?? null )
): void {
	if ( changedRecordCount.get() > 0 ) {
		askAbout( { name: 'leave', to, href } );
	} else {
		window.location.assign( href );
	}
}

/** Reloads without saving; this browser keeps the unsaved changes. */
export function leaveUnsaved( href: string ): void {
	leavesKnowingly.set( true );
	window.location.assign( href );
}
