import { store as coreStore } from '@wordpress/core-data';
import { select, useSelect } from '@wordpress/data';
import { useEffect, useMemo } from '@wordpress/element';
import type { Load } from '@/kernel/result';
import { createSignal } from '@/kernel/signal';
import { stylesId } from '@/platform/experimental/globalStyles';
import {
	saysTheSame,
	parseDoc,
	type StylesDoc,
} from '@/features/globalStyles/index.model';
import type { Revision, RevisionPage } from '../model/revision';
import { ENTITY, siteStyles } from '@/features/globalStyles/index.records';
import { useSignal } from '@/ui/useSignal';
import { fetchRevisions } from './revisionRequests';

interface History {
	/** The displayed page, starting at 1. */
	readonly page: number;
	/** The last requested page: differs from `page` while it loads. */
	readonly requested: number;
	readonly load: Load< RevisionPage >;
	/** Whether a request is running. */
	readonly isBusy: boolean;
	/** Whether the requested page no longer exists because revisions were deleted in the meantime. */
	readonly isShorter: boolean;
}

const LOADING: Load< never > = { status: 'loading' };

/** One history for preview and canvas. */
const history = createSignal< History >( {
	page: 1,
	requested: 1,
	load: LOADING,
	isBusy: false,
	isShorter: false,
} );

/** The latest request; earlier responses are ignored. */
let current: symbol | null = null;

/** Requests a page; earlier entries stay until the response. */
async function load(
	styles: number,
	page: number,
	isShorter = false
): Promise< void > {
	const request = Symbol();
	current = request;
	const before = history.get();
	history.set(
		before.load.status === 'ready'
			? { ...before, requested: page, isBusy: true }
			: {
					page,
					requested: page,
					load: LOADING,
					isBusy: true,
					isShorter,
				}
	);
	const result = await fetchRevisions( styles, page );
	if ( current !== request ) {
		return;
	}
	if ( ! result.ok && page > 1 && result.error.status === 400 ) {
		await load( styles, 1, true );
		return;
	}
	history.set( {
		page,
		requested: page,
		load: result.ok
			? { status: 'ready', value: result.value }
			: { status: 'failed', error: result.error },
		isBusy: false,
		isShorter,
	} );
}

export interface Revisions extends History {
	readonly goTo: ( page: number ) => void;
	/** Moves by a number of pages from the last requested one, displayed or not. */
	readonly turn: ( pages: number ) => void;
	/** Requests the displayed entries again. */
	readonly reload: () => void;
}

/** The history of the styles by page; refetched when it is opened and when styles are saved. */
export function useRevisions(): Revisions {
	const { id, saved } = useSelect( ( fromStore ) => {
		const core = fromStore( coreStore );
		const number = stylesId( core );
		return {
			id: number,
			saved:
				number === undefined
					? undefined
					: core.getEntityRecord( ...ENTITY, number ),
		};
	}, [] );
	const state = useSignal( history );
	useEffect( () => {
		if ( id !== undefined && saved ) {
			void load( id, history.get().requested );
		}
	}, [ id, saved ] );
	return useMemo( () => {
		const goTo = ( page: number ) => {
			if ( id !== undefined ) {
				void load( id, page );
			}
		};
		return {
			...state,
			goTo,
			turn: ( pages ) => {
				const { requested, load: shown } = history.get();
				const last =
					shown.status === 'ready' ? shown.value.pageCount : 1;
				goTo( Math.min( Math.max( requested + pages, 1 ), last ) );
			},
			reload: () => goTo( state.page ),
		};
	}, [ state, id ] );
}

/** The user's document if it has unsaved changes; otherwise null. */
export const useUnsavedStyles = (): StylesDoc | null =>
	useSelect( ( fromStore ) => {
		const styles = siteStyles( fromStore );
		const saved =
			styles &&
			fromStore( coreStore ).getRawEntityRecord( ...ENTITY, styles.id );
		return styles &&
			saved &&
			! saysTheSame( parseDoc( saved ), styles.layers.user )
			? styles.layers.user
			: null;
	}, [] );

/** Refetches the visible part of the history. */
export function reloadHistory(): void {
	const id = stylesId( select( coreStore ) );
	if ( id !== undefined ) {
		void load( id, history.get().requested );
	}
}

/** A revision on the displayed page. */
export function shownRevision( id: number ): Revision | undefined {
	const shown = history.get().load;
	return shown.status === 'ready'
		? shown.value.revisions.find( ( revision ) => revision.id === id )
		: undefined;
}
