import { addressInDraft } from '../../../routing';
import { changedRecordCount, leavesKnowingly } from '../../documents';
import { askAbout, type NamedDraft } from './draftDialog';

/**
 * Opens a site draft, or the live site where it is null, at the same address or another one. The page is loaded again for
 * it, so whoever has unsaved changes is asked first.
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

/** The same with unsaved changes, which this browser keeps. */
export function leaveUnsaved( href: string ): void {
	leavesKnowingly.set( true );
	window.location.assign( href );
}
