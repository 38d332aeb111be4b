import { isRecord } from '../../../kernel/guards';
import { isSameTree } from '../../../kernel/sameTree';
import type { View } from '../../../dataview/types';
import { readSettings, type SettingsRules } from './settings';

/** What of a view is kept with its user. What was searched and filtered for, and the page, belong to the moment. */
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

/** What of a view is kept; what is not set in it is left out. */
export const keptPart = ( view: View ): KeptView =>
	pick( JSON.parse( JSON.stringify( view ) ) as unknown );

/** The view of which this was kept. What cannot be understood is as nobody has touched it. */
export const readKeptView = < Id extends string >(
	kept: unknown,
	rules: SettingsRules< Id >
): View< Id > => readSettings( JSON.stringify( pick( kept ) ), rules ).view;

/** Whether what is kept of a view is something else than what nobody has touched. */
export const isArranged = ( view: View, fallback: View ): boolean =>
	! isSameTree( keptPart( view ), keptPart( fallback ) );

/** The view with everything that is kept as nobody has touched it; what is searched for stays. */
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
