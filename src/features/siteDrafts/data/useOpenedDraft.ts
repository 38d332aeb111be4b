import { useEffect } from '@wordpress/element';
import type { OpenedDraft } from '@/platform/boot';
import { draftSaves } from '@/platform/siteDraft';
import { refetchDrafts, useFresh, useHasChanged } from './freshDrafts';
import { fetchDraft } from './requests';
import type { SiteDraft } from '../model/siteDraft';
import { ok } from '@/kernel/result';

/** After the last save of several, in milliseconds: the requests of one save end one after the other. */
const PAUSE = 300;

/**
 * The open draft as it is now; null while the page's own data is enough: nothing has changed since it was opened, and no
 * date or reason is to be shown.
 */
export function useOpenedDraft( opened: OpenedDraft ): SiteDraft | null {
	const isWanted = useHasChanged() || opened.status !== 'open';
	const load = useFresh( `opened ${ opened.id } ${ isWanted }`, () =>
		isWanted ? fetchDraft( opened.id ) : Promise.resolve( ok( null ) )
	);
	useEffect( () => {
		let timer: ReturnType< typeof setTimeout > | undefined;
		const stop = draftSaves.subscribe( () => {
			clearTimeout( timer );
			timer = setTimeout( refetchDrafts, PAUSE );
		} );
		// Someone else may have changed it in the meantime.
		window.addEventListener( 'focus', refetchDrafts );
		return () => {
			clearTimeout( timer );
			stop();
			window.removeEventListener( 'focus', refetchDrafts );
		};
	}, [] );
	return load.status === 'ready' ? load.value : null;
}
