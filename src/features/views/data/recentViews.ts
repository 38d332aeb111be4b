import { isRecord, type UnknownRecord } from '@/kernel/guards';

const KEY = 'atelier-lists';

/**
 * How long the server may tell a page an older value after a change, in milliseconds: WordPress sends preferences with a
 * delay, and its own copy in the browser is only read once its store is there.
 */
const DELAY = 10_000;

/** Keeps the users' views of lists for a page that opens right after a change. */
export function keepRecentViews( views: UnknownRecord ): void {
	try {
		localStorage.setItem(
			KEY,
			JSON.stringify( { views, at: Date.now() } )
		);
	} catch {
		// Storage is denied: the next page knows what the server does.
	}
}

/** The views that were changed in this browser a moment ago; null if the server must know them by now. */
export function recentViews(): UnknownRecord | null {
	try {
		const kept: unknown = JSON.parse(
			localStorage.getItem( KEY ) ?? 'null'
		);
		return isRecord( kept ) &&
			isRecord( kept.views ) &&
			Date.now() - Number( kept.at ) < DELAY
			? kept.views
			: null;
	} catch {
		return null;
	}
}
