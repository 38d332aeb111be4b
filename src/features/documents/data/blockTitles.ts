import apiFetch from '@wordpress/api-fetch';
import { store as blocksStore } from '@wordpress/blocks';
import { select } from '@wordpress/data';
import { useEffect, useSyncExternalStore } from '@wordpress/element';
import { isRecord, stringOr } from '../../../kernel/guards';
import { createSignal } from '../../../kernel/signal';
import { onStage, stageIfLoaded } from '../../../platform/stages';
import { useSignal } from '../../../ui/useSignal';

/** What the server calls its blocks, by their names; the editor's own titles come with its blocks. */
const titles = createSignal< ReadonlyMap< string, string > >( new Map() );

let isAsked = false;

/** A block's title; while that is not known, a word made of its name. */
export const blockTitle = ( name: string ): string =>
	select( blocksStore ).getBlockType( name )?.title ??
	titles.get().get( name ) ??
	name
		.replace( /^.*\//, '' )
		.replace( /[-_]/g, ' ' )
		.replace( /^./, ( letter ) => letter.toUpperCase() );

/** Has the titles of blocks at hand for whoever shows them, also before the block editor is there. */
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

/** Asks the server for them, once. */
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
		// The names say much the same; the next screen asks again.
		isAsked = false;
	}
}
