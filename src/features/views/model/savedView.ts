import { isRecord, rawText } from '@/kernel/guards';

/** A stored custom view. */
export interface SavedView {
	readonly id: string;
	readonly title: string;
	/** JSON; `readSettings` parses it. */
	readonly settings: string;
}

/** A view from the server; null where it is invalid. */
export function parseSavedView( raw: unknown ): SavedView | null {
	return isRecord( raw ) && typeof raw.id === 'number'
		? {
				id: String( raw.id ),
				title: rawText( raw.title ),
				settings: rawText( raw.content ),
			}
		: null;
}
