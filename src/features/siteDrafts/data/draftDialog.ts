import { createSignal } from '@/kernel/signal';
import { loadStage } from '@/platform/stages';
import type { DocumentRef } from '@/features/documents/index.model';
import type { SeenChange } from '../model/seen';

/** The ID and title of a site draft. */
export interface NamedDraft {
	readonly id: number;
	readonly title: string;
}

/** The dialogs about site drafts. */
export type DraftDialog =
	| { readonly name: 'create' }
	| {
			readonly name: 'compare';
			/** The open draft if left out. */
			readonly draft?: NamedDraft;
			/** The homepage for null; what the screen shows if left out. */
			readonly of?: DocumentRef | null;
	  }
	| {
			readonly name:
				'rename' | 'share' | 'schedule' | 'publish' | 'delete';
			readonly draft: NamedDraft;
	  }
	| {
			readonly name: 'move';
			readonly draft: NamedDraft;
			/** The change as the user has seen it, and the label of its record. */
			readonly change: SeenChange;
			readonly label: string;
	  }
	| {
			readonly name: 'ask';
			readonly draft: NamedDraft;
			/** The change that the note is about, with the label of its record; null for the whole draft. */
			readonly about: {
				readonly key: string;
				readonly label: string;
			} | null;
	  }
	/** There are unsaved changes when the user opens a draft, or the live site for null. */
	| {
			readonly name: 'leave';
			readonly to: NamedDraft | null;
			readonly href: string;
	  };

/** The open dialog; null without one. */
export const draftDialog = createSignal< DraftDialog | null >( null );

/** Opens a dialog from any stage: the dialogs are part of a later one. */
export function askAbout( dialog: DraftDialog ): void {
	draftDialog.set( dialog );
	void loadStage( 'records' );
}
