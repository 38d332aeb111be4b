import { isRecord, type UnknownRecord } from '@/kernel/guards';
import { createStored } from '@/platform/stored';

const recent = createStored< UnknownRecord >( {
	area: 'browser',
	name: 'atelier-lists',
	of: 'user',
	version: 1,
	parse: ( raw ) => ( isRecord( raw ) ? raw : null ),
	// As long as the server may tell a page an older value after a change: WordPress sends preferences with a delay, and its
	// own copy in the browser is only read once its store is there.
	lifetime: 10_000,
} );

/** Keeps the users' views of lists for a page that opens right after a change. */
export const keepRecentViews = ( views: UnknownRecord ): void =>
	void recent.write( views );

/** The views that were changed in this browser a moment ago; null if the server must know them by now. */
export const recentViews = recent.read;
