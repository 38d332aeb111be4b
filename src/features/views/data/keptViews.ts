import { isRecord, type UnknownRecord } from '@/kernel/guards';
import { isSameTree } from '@/kernel/sameTree';
import type { View } from '@/dataview/types';
import { boot } from '@/platform/boot';
import { readPreference, writePreference } from '@/platform/preferences';
import { isArranged, keptForm, readKeptView } from '../model/keptView';
import type { SettingsRules } from '../model/settings';
import { keepRecentViews, recentViews } from './recentViews';

const NAME = 'lists';

/** The user's view of each list, which WordPress stores as a preference. */
function keptViews(): UnknownRecord {
	// The first lists are requested before the store of preferences is registered.
	const found = readPreference( NAME );
	return isRecord( found ) ? found : ( recentViews() ?? boot().listViews );
}

/** The user's stored view of a list. */
export const keptView = < Id extends string >(
	list: string,
	rules: SettingsRules< Id >
): View< Id > => readKeptView( keptViews()[ list ], rules );

/**
 * Stores the user's view of a list. A view that equals the default is removed.
 *
 * @param list     The list's name.
 * @param view     The current view.
 * @param fallback The initial view of the list.
 */
export function keepView( list: string, view: View, fallback: View ): void {
	const before = keptViews();
	const { [ list ]: _forgotten, ...others } = before;
	const after = isArranged( view, fallback )
		? { ...others, [ list ]: keptForm( view ) }
		: others;
	if ( ! isSameTree( before, after ) ) {
		writePreference( NAME, after );
		keepRecentViews( after );
	}
}
