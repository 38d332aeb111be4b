import { store as coreStore } from '@wordpress/core-data';
import { select, useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { createAnswers } from '@/kernel/answers';
import { ok, type Load, type Result } from '@/kernel/result';
import type { StylesDoc } from '@/features/globalStyles/index.model';
import type { Variation } from '../model/variation';
import { useAnswer } from '@/ui/useAnswer';
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

/** By the stylesheet of the theme. */
const themes = createAnswers( { request: fetchThemeVariations, limit: 2 } );

const saved = createAnswers( {
	request: ( _all: 'all' ) => fetchOwnVariations(),
	limit: 1,
} );

/** Whether a theme has variations, or any are saved. Doesn't request the content of the theme's. */
const existence = createAnswers( {
	request: async ( stylesheet: string ): Promise< Result< boolean > > => {
		const ofTheme = await hasThemeVariations( stylesheet );
		if ( ! ofTheme.ok || ofTheme.value ) {
			return ofTheme;
		}
		const own = await saved.load( 'all' );
		return own.ok ? ok( own.value.length > 0 ) : own;
	},
	limit: 2,
} );

function together(
	theme: Load< List >,
	own: Load< List >
): Load< Variations > {
	if ( theme.status !== 'ready' ) {
		return theme;
	}
	return own.status === 'ready'
		? { status: 'ready', value: { theme: theme.value, own: own.value } }
		: own;
}

/** All style variations; requested when they are first needed. */
export function useVariations(): VariationsLoad {
	const stylesheet = useSelect( currentStylesheet, [] );
	const isKnown = stylesheet !== null;
	const theme = useAnswer( themes, stylesheet ?? '', isKnown );
	const own = useAnswer( saved, 'all', isKnown );
	return useMemo(
		() => ( {
			...together( theme, own ),
			retry: () => request( stylesheet ),
		} ),
		[ theme, own, stylesheet ]
	);
}

/** Requests the variations ahead, when the user is likely to open them. */
export const prepareVariations = (): void =>
	request( currentStylesheet( select ) );

function request( stylesheet: string | null ): void {
	if ( stylesheet !== null ) {
		void themes.load( stylesheet );
		void saved.load( 'all' );
	}
}

function currentStylesheet( from: typeof select ): string | null {
	const name = from( coreStore ).getCurrentTheme()?.stylesheet;
	return typeof name === 'string' ? name : null;
}

/** Whether there are style variations; true while unknown. Doesn't request their content. */
export function useHasVariations(): boolean {
	const stylesheet = useSelect( currentStylesheet, [] );
	const name = stylesheet ?? '';
	const theme = useAnswer( themes, name, false );
	const own = useAnswer( saved, 'all', false );
	const all = together( theme, own );
	const any = useAnswer(
		existence,
		name,
		stylesheet !== null && all.status !== 'ready'
	);
	return all.status === 'ready'
		? all.value.theme.length + all.value.own.length > 0
		: any.status !== 'ready' || any.value;
}

const changeOwn = ( change: ( own: List ) => List ): void =>
	saved.change( 'all', change );

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
