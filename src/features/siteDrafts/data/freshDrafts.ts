import { useEffect, useRef } from '@wordpress/element';
import { createSignal } from '@/kernel/signal';
import type { Result } from '@/kernel/result';
import { useLoad, type Loading } from '@/ui/useLoad';
import { useSignal } from '@/ui/useSignal';
import type { SiteDraft } from '../model/siteDraft';

const revision = createSignal( 0 );

/** Refetches all data about drafts that is on the screen. */
export const refetchDrafts = (): void => revision.set( revision.get() + 1 );

/**
 * Loads data about drafts, and refetches it whenever drafts change. The last value stays until the next one has loaded.
 *
 * @param key  Resets the value when it changes.
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

/** Calls back whenever all data about drafts is fetched again. */
export const onRefetch = revision.subscribe;

/** Whether drafts have changed since the page was opened. */
export const useHasChanged = (): boolean => useSignal( revision ) > 0;

/** The interval of requests, in milliseconds. */
const PAUSE = 5000;

/** Refetches data about drafts while the site is publishing one of them. */
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
