import { useEffect, useRef } from '@wordpress/element';
import { createSignal } from '../../../kernel/signal';
import type { Result } from '../../../kernel/result';
import { useLoad, type Loading } from '../../../ui/useLoad';
import { useSignal } from '../../../ui/useSignal';
import type { SiteDraft } from '../model/siteDraft';

const revision = createSignal( 0 );

/** Something about drafts has changed: what is shown of them is asked for again. */
export const refetchDrafts = (): void => revision.set( revision.get() + 1 );

/**
 * Something about drafts for as long as it is shown, asked for again whenever drafts change. What is known stays until
 * the new answer is there.
 *
 * @param key  Another key is about something else.
 * @param load
 */
export function useFresh< T >(
	key: string,
	load: ( signal: AbortSignal ) => Promise< Result< T > >
): Loading< T > {
	const loading = useLoad( `${ key } ${ useSignal( revision ) }`, load );
	const last = useRef< {
		readonly key: string;
		readonly load: Loading< T >;
	} | null >( null );
	if ( loading.status === 'ready' ) {
		last.current = { key, load: loading };
	}
	return loading.status === 'loading' && last.current?.key === key
		? last.current.load
		: loading;
}

/** How often, in milliseconds. */
const PAUSE = 5000;

/** What is shown of drafts is asked for again while the site publishes one of them. */
export function useUntilPublished( drafts: readonly SiteDraft[] ): void {
	const isWaiting = drafts.some( ( { isPublishing } ) => isPublishing );
	useEffect( () => {
		if ( ! isWaiting ) {
			return undefined;
		}
		const timer = setInterval( refetchDrafts, PAUSE );
		return () => clearInterval( timer );
	}, [ isWaiting ] );
}
