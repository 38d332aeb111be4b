import { useDebounce } from '@wordpress/compose';
import { useCallback, useEffect, useState } from '@wordpress/element';
import type { Load } from '@/kernel/result';
import type { Entities } from '../model/kinds';
import type { Suggestion } from '../model/suggestion';
import { firstSuggestions, loadSuggestions } from './suggestions';

/** The pause in typing before a request, in milliseconds. */
const PAUSE = 250;

/** The server's suggestions. */
export interface Suggestions {
	/** The user's input. */
	readonly search: string;
	readonly setSearch: ( search: string ) => void;
	/** The search of the shown items. */
	readonly asked: string;
	readonly load: Load< readonly Suggestion[] >;
	/** Whether the shown items are about to be replaced. */
	readonly isOutdated: boolean;
	readonly retry: () => void;
}

interface Answer {
	readonly asked: string;
	readonly load: Load< readonly Suggestion[] >;
}

/** Searches entities that a template can be created for; late responses are dropped. */
export function useSuggestions( entities: Entities ): Suggestions {
	const [ search, setSearch ] = useState( '' );
	const [ wanted, setWanted ] = useState( '' );
	const [ attempt, setAttempt ] = useState( 0 );
	const [ answer, setAnswer ] = useState< Answer >( {
		asked: '',
		load: { status: 'loading' },
	} );
	useEffect( () => {
		let isCurrent = true;
		const asking =
			wanted === ''
				? firstSuggestions( entities )
				: loadSuggestions( entities, wanted );
		void asking.then( ( result ) => {
			if ( isCurrent ) {
				setAnswer( {
					asked: wanted,
					load: result.ok
						? { status: 'ready', value: result.value }
						: { status: 'failed', error: result.error },
				} );
			}
		} );
		return () => {
			isCurrent = false;
		};
	}, [ entities, wanted, attempt ] );
	const setWantedSoon = useDebounce( setWanted, PAUSE );
	const retry = useCallback( () => {
		setAnswer( ( { asked } ) => ( {
			asked,
			load: { status: 'loading' },
		} ) );
		setAttempt( ( before ) => before + 1 );
	}, [] );
	return {
		search,
		setSearch: ( next ) => {
			setSearch( next );
			setWantedSoon( next.trim() );
		},
		...answer,
		isOutdated: answer.asked !== search.trim(),
		retry,
	};
}
