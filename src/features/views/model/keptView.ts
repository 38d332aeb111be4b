import { isRecord } from '@/kernel/guards';
import { isSameTree } from '@/kernel/sameTree';
import type { View } from '@/dataview/types';
import { readSettings, type SettingsRules } from './settings';

/** The settings of a view that are stored for the user. Search, filters and page aren't. */
const KEPT = [
	'type',
	'perPage',
	'sort',
	'fields',
	'showTitle',
	'showMedia',
	'showDescription',
	'showLevels',
	'layout',
] as const;

type KeptView = Partial< Pick< View, ( typeof KEPT )[ number ] > >;

/** The stored settings of a view; undefined ones are left out. */
export const keptPart = ( view: View ): KeptView =>
	pick( JSON.parse( JSON.stringify( view ) ) as unknown );

/** The view with these stored settings. Invalid ones are replaced with defaults. */
export const readKeptView = < Id extends string >(
	kept: unknown,
	rules: SettingsRules< Id >
): View< Id > => readSettings( JSON.stringify( pick( kept ) ), rules ).view;

/** Whether the stored settings of a view differ from the defaults. */
export const isArranged = ( view: View, fallback: View ): boolean =>
	! isSameTree( keptPart( view ), keptPart( fallback ) );

/** The view with these settings reset to the defaults; the search stays. */
export const withoutArrangement = < Id extends string >(
	{ search, filters }: View< Id >,
	fallback: View< Id >
): View< Id > => ( { ...fallback, search, filters } );

const pick = ( view: unknown ): KeptView =>
	Object.fromEntries(
		KEPT.flatMap( ( name ) =>
			isRecord( view ) && view[ name ] !== undefined
				? [ [ name, view[ name ] ] ]
				: []
		)
	);
