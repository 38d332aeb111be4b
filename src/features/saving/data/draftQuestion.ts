import { createSignal } from '../../../kernel/signal';
import { boot } from '../../../platform/boot';
import { previewedTheme } from '../../themes';

/** Whether the user is asked into which site draft to save what is unsaved; the room of site drafts asks. */
export const isAskingForDraft = createSignal( false );

/** Whether what is unsaved can go into a site draft instead: in one it does already, and a theme that is tried has none. */
export const hasDraftChoice = (): boolean =>
	boot().siteDraft === null && previewedTheme() === null;
