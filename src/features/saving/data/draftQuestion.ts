import { createSignal } from '../../../kernel/signal';
import { boot } from '../../../platform/boot';
import { previewedTheme } from '../../themes';

/** Whether the dialog to choose a site draft for the unsaved changes is open; the room of site drafts renders it. */
export const isAskingForDraft = createSignal( false );

/** Whether changes can be saved to a site draft instead: not in an open draft, nor in a theme preview. */
export const hasDraftChoice = (): boolean =>
	boot().siteDraft === null && previewedTheme() === null;
