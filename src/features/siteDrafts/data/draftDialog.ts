import { createSignal } from '../../../kernel/signal';
import { loadStage } from '../../../platform/stages';

/** A site draft as dialogs name it. */
export interface NamedDraft {
	readonly id: number;
	readonly title: string;
}

/** What the user is asked about site drafts. */
export type DraftDialog =
	| { readonly name: 'create' | 'compare' }
	| {
			readonly name:
				'rename' | 'share' | 'schedule' | 'publish' | 'delete';
			readonly draft: NamedDraft;
	  }
	| {
			readonly name: 'move';
			readonly draft: NamedDraft;
			/** The change, and what its record is called. */
			readonly key: string;
			readonly label: string;
	  }
	/** There is something unsaved on the way to a draft, or to the live site where it is null. */
	| {
			readonly name: 'leave';
			readonly to: NamedDraft | null;
			readonly href: string;
	  };

/** The dialog that is open; null where none is. */
export const draftDialog = createSignal< DraftDialog | null >( null );

/** Opens a dialog from wherever it is asked for: it is part of a later stage. */
export function askAbout( dialog: DraftDialog ): void {
	draftDialog.set( dialog );
	void loadStage( 'records' );
}
