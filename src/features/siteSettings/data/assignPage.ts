import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import type { UnknownRecord } from '../../../kernel/guards';
import { saveRecords } from '../../saving/index.records';
import { ARGS, editSite } from './site';

/**
 * Makes a page the homepage or the posts page at once. Where that fails the settings are what they were; a conflict with
 * somebody else's change is asked about.
 *
 * @param settings By the names that REST has for them.
 * @return Why it could not be saved; null where it was.
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
	let problem = '';
	const note: Parameters< typeof saveRecords >[ 1 ] = ( _key, outcome ) => {
		if ( typeof outcome === 'object' ) {
			problem ||= outcome.failed;
		}
	};
	editSite( settings );
	const [ kind, name ] = ARGS;
	const failed = await saveRecords(
		changed.map( ( property ) => ( {
			kind,
			name,
			id: undefined,
			title: property,
			property,
		} ) ),
		note
	);
	if ( failed.length === 0 ) {
		return null;
	}
	editSite(
		Object.fromEntries(
			changed.map( ( property ) => [ property, before[ property ] ] )
		)
	);
	return problem;
}
