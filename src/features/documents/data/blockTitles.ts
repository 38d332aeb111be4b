import apiFetch from '@wordpress/api-fetch';
import { store as blocksStore } from '@wordpress/blocks';
import { select } from '@wordpress/data';
import { useEffect, useSyncExternalStore } from '@wordpress/element';
import { isRecord, stringOr } from '@/kernel/guards';
import { createSignal } from '@/kernel/signal';
import { onStage, stageIfLoaded } from '@/platform/stages';
import { useSignal } from '@/ui/useSignal';

/** Titles of the server's block types by name; the block editor has its own titles. */
const titles = createSignal< ReadonlyMap< string, string > >( new Map() );

let isAsked = false;

/** A block's title; until it has loaded, words made from the block's name. */
export const blockTitle = ( name: string ): string =>
	select( blocksStore ).getBlockType( name )?.title ??
	titles.get().get( name ) ??
	name
		.replace( /^.*\//, '' )
		.replace( /[-_]/g, ' ' )
		.replace( /^./, ( letter ) => letter.toUpperCase() );

/** Loads the titles of blocks, for components that render before the block editor has loaded. */
export function useBlockTitles(): void {
	useSignal( titles );
	useSyncExternalStore( onStage, hasEditor );
	useEffect( () => {
		if ( ! hasEditor() ) {
			void loadBlockTitles();
		}
	}, [] );
}

const hasEditor = (): boolean => stageIfLoaded( 'editor' ) !== undefined;

/** Requests the titles from the server, once. */
export async function loadBlockTitles(): Promise< void > {
	if ( isAsked ) {
		return;
	}
	isAsked = true;
	try {
		const answer = await apiFetch( {
			path: '/wp/v2/block-types?_fields=name,title',
		} );
		titles.set(
			new Map(
				( Array.isArray( answer ) ? answer : [] )
					.filter( isRecord )
					.flatMap( ( { name, title } ) =>
						stringOr( title )
							? [ [ stringOr( name ), stringOr( title ) ] ]
							: []
					)
			)
		);
	} catch {
		// The fallback is readable; the next screen tries again.
		isAsked = false;
	}
}
