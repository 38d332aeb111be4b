import { isRecord, rawText } from '../../../kernel/guards';

/** A view under a name, as it is stored. */
export interface SavedView {
	readonly id: string;
	readonly title: string;
	/** JSON; `readSettings` makes a view of it. */
	readonly settings: string;
}

/** A view from the server; null where it is none. */
export function parseSavedView( raw: unknown ): SavedView | null {
	return isRecord( raw ) && typeof raw.id === 'number'
		? {
				id: String( raw.id ),
				title: rawText( raw.title ),
				settings: rawText( raw.content ),
			}
		: null;
}
