import { isRecord, type UnknownRecord } from '@/kernel/guards';
import { isSameTree } from '@/kernel/sameTree';
import { upgrade, type Steps } from '@/kernel/upgrade';
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

/** Of the stored format, from 1; views of the first had no number at first. */
const VERSION = 1;
const STEPS: Steps = {};

/** A view in the stored format. */
export const keptForm = ( view: View ): UnknownRecord => ( {
	version: VERSION,
	...keptPart( view ),
} );

/** The view with these stored settings. Invalid ones, and all of a newer format, are replaced with defaults. */
export function readKeptView< Id extends string >(
	kept: unknown,
	rules: SettingsRules< Id >
): View< Id > {
	const { version = 1, ...settings } = isRecord( kept ) ? kept : {};
	const upgraded = upgrade( settings, version, VERSION, STEPS );
	return readSettings( JSON.stringify( pick( upgraded ) ), rules ).view;
}

/** The settings of a view that are stored; undefined ones are left out. */
const keptPart = ( view: View ): KeptView =>
	pick( JSON.parse( JSON.stringify( view ) ) as unknown );

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
