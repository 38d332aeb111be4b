import { createSignal, type Signal } from '@/kernel/signal';
import type { View } from '@/dataview/types';
import type { SettingsRules } from '../model/settings';
import { keepView, keptView } from './keptViews';

/** The user's view of a list. `set` changes it as long as the page is open. */
export interface OwnView< Own extends View > extends Signal< Own > {
	/** The initial view. */
	readonly fallback: Own;
	/** Changes it for later visits, too. */
	readonly arrange: ( view: Own ) => void;
}

/** @param list The list's name. @param rules Its fields, and its initial view. */
export function createOwnView< Id extends string >(
	list: string,
	rules: SettingsRules< Id >
): OwnView< View< Id > > {
	const own = createSignal( keptView( list, rules ) );
	return {
		...own,
		fallback: rules.fallback,
		arrange( view ) {
			own.set( view );
			keepView( list, view, rules.fallback );
		},
	};
}
