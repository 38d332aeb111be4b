import { createSignal } from '@/kernel/signal';
import { boot } from '@/platform/boot';
import { draftEnd } from '@/platform/draftEnd';
import { previewedTheme } from '@/features/themes';

/** Whether the dialog to choose a site draft for the unsaved changes is open; the room of site drafts renders it. */
export const isAskingForDraft = createSignal( false );

/** Whether the dialog is open that asks what becomes of unsaved changes of a draft that has ended; rendered there as well. */
export const isAskingAboutEnd = createSignal( false );

/** Asks that if the open draft has ended, so that nothing can be saved into it. */
export function askIfEnded(): boolean {
	const hasEnded = draftEnd.get() !== null;
	if ( hasEnded ) {
		isAskingAboutEnd.set( true );
	}
	return hasEnded;
}

/** Whether changes can be saved to a site draft instead: not in an open draft, nor in a theme preview. */
export const hasDraftChoice = (): boolean =>
	boot().siteDraft === null && previewedTheme() === null;
