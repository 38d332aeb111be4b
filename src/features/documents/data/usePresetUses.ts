import apiFetch from '@wordpress/api-fetch';
import { decodeEntities } from '@wordpress/html-entities';
import { fail, ok, type Result } from '../../../kernel/result';
import { attempt } from '../../../platform/failure';
import { useLoad, type Loading } from '../../../ui/useLoad';
import { fillIndex } from './fillIndex';
import { parsePresetUses, type PresetUses } from '../model/presetUses';

/** The types of presets whose use in content the server can find. */
export type UsedPresetKind =
	| 'color'
	| 'gradient'
	| 'duotone'
	| 'fontSize'
	| 'fontFamily'
	| 'spacing'
	| 'shadow';

/** The maximum number of listed documents. */
const MOST = 8;

/** The server's limit for one request. */
const MOST_SLUGS = 100;

async function ask(
	kind: UsedPresetKind,
	slugs: readonly string[],
	signal: AbortSignal
): Promise< PresetUses | null > {
	const query = new URLSearchParams( {
		kind,
		// The styles are shown as they are edited.
		content: 'true',
		per_page: String( MOST ),
	} );
	for ( const slug of slugs.slice( 0, MOST_SLUGS ) ) {
		query.append( 'thing[]', slug );
	}
	return parsePresetUses(
		await apiFetch( {
			path: `/atelier/v1/uses?${ query.toString() }`,
			signal,
		} ),
		( text ) => decodeEntities( text )
	);
}

async function fetchUses(
	kind: UsedPresetKind,
	slugs: readonly string[],
	signal: AbortSignal
): Promise< Result< PresetUses > > {
	if ( slugs.length === 0 ) {
		return ok( { documents: [], total: 0, others: 0, isComplete: true } );
	}
	return attempt( async () => {
		let uses = await ask( kind, slugs, signal );
		if ( uses?.isComplete === false ) {
			await fillIndex( signal );
			uses = await ask( kind, slugs, signal );
		}
		return uses
			? ok( {
					...uses,
					isComplete: uses.isComplete && slugs.length <= MOST_SLUGS,
				} )
			: fail( { code: 'malformed' } );
	} );
}

/** The saved templates, template parts, patterns, menus, pages and posts that use one of the presets. */
export function usePresetUses(
	kind: UsedPresetKind,
	...slugs: readonly string[]
): Loading< PresetUses > {
	return useLoad( JSON.stringify( [ kind, ...slugs ] ), ( signal ) =>
		fetchUses( kind, slugs, signal )
	);
}
