import { isRecord, type UnknownRecord } from '../../../kernel/guards';
import { isSameTree } from '../../../kernel/sameTree';
import type { View } from '../../../dataview/types';
import { boot } from '../../../platform/boot';
import { readPreference, writePreference } from '../../../platform/preferences';
import { isArranged, keptPart, readKeptView } from '../model/keptView';
import type { SettingsRules } from '../model/settings';

const NAME = 'lists';

/** How the user has arranged each list, which WordPress keeps with the user. */
function keptViews(): UnknownRecord {
	// The first lists are asked for before the data layer is there.
	const found = readPreference( NAME );
	return isRecord( found ) ? found : boot().listViews;
}

/** A list as its user arranged it last, wherever that was. */
export const keptView = < Id extends string >(
	list: string,
	rules: SettingsRules< Id >
): View< Id > => readKeptView( keptViews()[ list ], rules );

/**
 * Keeps how a list is arranged with its user. One that is as nobody has touched it is forgotten.
 *
 * @param list     The list's name.
 * @param view     How it is arranged now.
 * @param fallback The list as nobody has touched it.
 */
export function keepView( list: string, view: View, fallback: View ): void {
	const before = keptViews();
	const { [ list ]: _forgotten, ...others } = before;
	const after = isArranged( view, fallback )
		? { ...others, [ list ]: keptPart( view ) }
		: others;
	if ( ! isSameTree( before, after ) ) {
		writePreference( NAME, after );
	}
}
