import apiFetch from '@wordpress/api-fetch';
import { decodeEntities } from '@wordpress/html-entities';
import { useEffect, useSyncExternalStore } from '@wordpress/element';
import { createAnswers } from '@/kernel/answers';
import { ok } from '@/kernel/result';
import { attempt } from '@/platform/failure';
import { parseFacts, type FactsById } from '../model/menu';

const PATH = '/atelier/v1/menus';

/** The items of all menus and their uses. */
const facts = createAnswers< string, FactsById >( {
	request: ( path ) =>
		attempt( async () =>
			ok(
				parseFacts( await apiFetch( { path } ), ( text ) =>
					decodeEntities( text )
				)
			)
		),
	limit: 1,
} );

/** The list works without them; each menu shows that they are unknown. */
const UNKNOWN: FactsById = new Map();

/** Requests the facts anew. The previous response is kept until the next one arrives. */
export async function refreshFacts(): Promise< void > {
	facts.outdate();
	await facts.load( PATH );
}

/** The server's facts about all menus, refetched whenever a screen that shows them opens; null while they load. */
export function useFacts(): FactsById | null {
	useEffect( () => void facts.reload( PATH ), [] );
	const load = useSyncExternalStore( facts.subscribe, () =>
		facts.state( PATH )
	);
	if ( load.status === 'loading' ) {
		return null;
	}
	return load.status === 'ready' ? load.value : UNKNOWN;
}
