import apiFetch from '@wordpress/api-fetch';
import { decodeEntities } from '@wordpress/html-entities';
import { useEffect } from '@wordpress/element';
import { createSignal } from '../../../kernel/signal';
import { parseFacts, type FactsById } from '../model/menu';
import { useSignal } from '../../../ui/useSignal';

/** Null until they have come; empty where the server could not be asked. */
const known = createSignal< FactsById | null >( null );

/** Requests the items of all menus and where they are used. The previous answer stays until the next one comes. */
export async function refreshFacts(): Promise< void > {
	try {
		const answer = await apiFetch( { path: '/atelier/v1/menus' } );
		known.set( parseFacts( answer, ( text ) => decodeEntities( text ) ) );
	} catch {
		// A list without these is still a list; each menu says that it is not known.
		known.set( known.get() ?? new Map() );
	}
}

/** What the server knows about all menus, refetched whenever a screen that shows it opens. */
export function useFacts(): FactsById | null {
	useEffect( () => void refreshFacts(), [] );
	return useSignal( known );
}
