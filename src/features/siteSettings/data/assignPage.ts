import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import type { UnknownRecord } from '@/kernel/guards';
import { reasonIn, saveRecords } from '@/features/saving/index.records';
import { ARGS } from '../model/siteRecord';
import { editSite } from './site';

/**
 * Makes a page the homepage or the posts page, and saves that. If it fails, the settings are unchanged; a conflict with
 * someone else's change opens a dialog.
 *
 * @param settings By their names in REST.
 * @return The error message; null on success.
 */
export async function assignPage(
	settings: UnknownRecord
): Promise< string | null > {
	const core = select( coreStore );
	const before = core.getEditedEntityRecord( ...ARGS ) || {};
	const saved = core.getEntityRecord( ...ARGS );
	const changed = Object.keys( settings ).filter(
		( name ) => settings[ name ] !== saved?.[ name ]
	);
	editSite( settings );
	const [ kind, name ] = ARGS;
	const report = await saveRecords(
		changed.map( ( property ) => ( {
			kind,
			name,
			id: undefined,
			title: property,
			property,
		} ) )
	);
	if ( report.failed.length === 0 ) {
		return null;
	}
	editSite(
		Object.fromEntries(
			changed.map( ( property ) => [ property, before[ property ] ] )
		)
	);
	return reasonIn( report );
}
