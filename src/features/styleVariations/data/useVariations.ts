import { store as coreStore } from '@wordpress/core-data';
import { select, useSelect } from '@wordpress/data';
import { useEffect, useMemo } from '@wordpress/element';
import type { Load, Result } from '@/kernel/result';
import { createSignal } from '@/kernel/signal';
import type { StylesDoc } from '@/features/globalStyles/index.model';
import type { Variation } from '../model/variation';
import { useSignal } from '@/ui/useSignal';
import {
	deleteVariation,
	fetchOwnVariations,
	fetchThemeVariations,
	hasThemeVariations,
	postVariation,
	putTitle,
} from './variationRequests';

type List = readonly Variation[];

/** Style variations: the theme's, and saved ones. */
export interface Variations {
	readonly theme: List;
	readonly own: List;
}

export type VariationsLoad = Load< Variations > & {
	readonly retry: () => void;
};

const LOADING: Load< Variations > = { status: 'loading' };

const list = createSignal< Load< Variations > >( LOADING );

/** The theme whose variations are listed or being requested. */
const listed = createSignal< string | null >( null );

async function load( stylesheet: string ): Promise< void > {
	listed.set( stylesheet );
	list.set( LOADING );
	const [ theme, own ] = await Promise.all( [
		fetchThemeVariations( stylesheet ),
		fetchOwnVariations(),
	] );
	if ( listed.get() !== stylesheet ) {
		return;
	}
	list.set( together( theme, own ) );
}

function together(
	theme: Result< List >,
	own: Result< List >
): Load< Variations > {
	if ( ! theme.ok ) {
		return { status: 'failed', error: theme.error };
	}
	return own.ok
		? { status: 'ready', value: { theme: theme.value, own: own.value } }
		: { status: 'failed', error: own.error };
}

/** All style variations; requested when they are first needed. */
export function useVariations(): VariationsLoad {
	const stylesheet = useSelect( currentStylesheet, [] );
	const state = useSignal( list );
	useEffect( () => request( stylesheet ), [ stylesheet ] );
	return useMemo(
		() => ( {
			...state,
			retry: () => {
				const stylesheet = listed.get();
				if ( stylesheet !== null ) {
					void load( stylesheet );
				}
			},
		} ),
		[ state ]
	);
}

/** Requests the variations ahead, when the user is likely to open them. */
export const prepareVariations = (): void =>
	request( currentStylesheet( select ) );

function request( stylesheet: string | null ): void {
	if ( stylesheet !== null && stylesheet !== listed.get() ) {
		void load( stylesheet );
	}
}

function currentStylesheet( from: typeof select ): string | null {
	const name = from( coreStore ).getCurrentTheme()?.stylesheet;
	return typeof name === 'string' ? name : null;
}

/** Whether a theme has variations: undefined while unknown. */
const known = createSignal< ReadonlyMap< string, boolean | undefined > >(
	new Map()
);

/** Whether there are style variations; true while unknown. Doesn't request their content. */
export function useHasVariations(): boolean {
	const stylesheet = useSelect( currentStylesheet, [] );
	const state = useSignal( list );
	const isKnown = useSignal( known );
	useEffect( () => {
		if ( stylesheet !== null && stylesheet !== listed.get() ) {
			void findOut( stylesheet );
		}
	}, [ stylesheet ] );
	return state.status === 'ready'
		? state.value.theme.length + state.value.own.length > 0
		: ( isKnown.get( stylesheet ?? '' ) ?? true );
}

async function findOut( stylesheet: string ): Promise< void > {
	if ( known.get().has( stylesheet ) ) {
		return;
	}
	const note = ( hasAny?: boolean ) =>
		known.set( new Map( known.get() ).set( stylesheet, hasAny ) );
	note();
	const theme = await hasThemeVariations( stylesheet );
	if ( theme.ok && theme.value ) {
		note( true );
		return;
	}
	const own = await fetchOwnVariations();
	if ( theme.ok && own.ok ) {
		note( own.value.length > 0 );
	}
}

function changeOwn( change: ( own: List ) => List ) {
	const state = list.get();
	if ( state.status === 'ready' ) {
		list.set( {
			status: 'ready',
			value: { ...state.value, own: change( state.value.own ) },
		} );
	}
}

/** Saves a style variation. */
export async function saveVariation(
	title: string,
	doc: StylesDoc
): Promise< Result< Variation > > {
	const result = await postVariation( title, doc );
	if ( result.ok ) {
		changeOwn( ( own ) => [ ...own, result.value ] );
	}
	return result;
}

/** Renames a saved variation. */
export async function renameVariation(
	id: string,
	title: string
): Promise< Result< void > > {
	const result = await putTitle( id, title );
	if ( result.ok ) {
		changeOwn( ( own ) =>
			own.map( ( one ) => ( one.id === id ? { ...one, title } : one ) )
		);
	}
	return result;
}

/** Deletes a saved variation. */
export async function removeVariation( id: string ): Promise< Result< void > > {
	const result = await deleteVariation( id );
	if ( result.ok ) {
		changeOwn( ( own ) => own.filter( ( one ) => one.id !== id ) );
	}
	return result;
}
