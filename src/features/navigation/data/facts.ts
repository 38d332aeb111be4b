import apiFetch from '@wordpress/api-fetch';
import { decodeEntities } from '@wordpress/html-entities';
import { useEffect } from '@wordpress/element';
import { createSignal } from '@/kernel/signal';
import { parseFacts, type FactsById } from '../model/menu';
import { useSignal } from '@/ui/useSignal';

/** Null while loading; empty after a failed request. */
const known = createSignal< FactsById | null >( null );

/** Requests the items of all menus and their uses. The previous response is kept until the next one arrives. */
export async function refreshFacts(): Promise< void > {
	try {
		const answer = await apiFetch( { path: '/atelier/v1/menus' } );
		known.set( parseFacts( answer, ( text ) => decodeEntities( text ) ) );
	} catch {
		// The list works without these; each menu shows that they are unknown.
		known.set( known.get() ?? new Map() );
	}
}

/** The server's facts about all menus, refetched whenever a screen that shows them opens. */
export function useFacts(): FactsById | null {
	useEffect( () => void refreshFacts(), [] );
	return useSignal( known );
}
