import { isRecord } from '../../../kernel/guards';
import { isSameTree } from '../../../kernel/sameTree';
import type { View } from '../../../dataview/types';
import { readSettings, type SettingsRules } from './settings';

/** The settings of a view that are kept with its user. Search, filters and the page belong to the moment. */
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

/** The kept settings of a view; those that are not set are left out. */
export const keptPart = ( view: View ): KeptView =>
	pick( JSON.parse( JSON.stringify( view ) ) as unknown );

/** The view of which this was kept. What cannot be understood is as nobody has touched it. */
export const readKeptView = < Id extends string >(
	kept: unknown,
	rules: SettingsRules< Id >
): View< Id > => readSettings( JSON.stringify( pick( kept ) ), rules ).view;

/** Whether the kept settings of a view differ from the defaults. */
export const isArranged = ( view: View, fallback: View ): boolean =>
	! isSameTree( keptPart( view ), keptPart( fallback ) );

/** The view with all kept settings reset to the defaults; the search stays. */
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
