import apiFetch from '@wordpress/api-fetch';
import { store as blocksStore } from '@wordpress/blocks';
import { select } from '@wordpress/data';
import { useEffect, useSyncExternalStore } from '@wordpress/element';
import { createAnswers } from '@/kernel/answers';
import { isRecord, stringOr } from '@/kernel/guards';
import { ok } from '@/kernel/result';
import { attempt } from '@/platform/failure';
import { onStage, stageIfLoaded } from '@/platform/stages';

const ROUTE = '/wp/v2/block-types?_fields=name,title';

/** Titles of the server's block types by name; the block editor has its own titles. */
const titles = createAnswers( {
	request: ( path: string ) =>
		attempt( async () => ok( titlesIn( await apiFetch( { path } ) ) ) ),
	limit: 1,
} );

const titlesIn = ( answer: unknown ): ReadonlyMap< string, string > =>
	new Map(
		( Array.isArray( answer ) ? answer : [] )
			.filter( isRecord )
			.flatMap( ( { name, title } ) =>
				stringOr( title )
					? [ [ stringOr( name ), stringOr( title ) ] ]
					: []
			)
	);

/** A block's title; until it has loaded, words made from the block's name. */
export const blockTitle = ( name: string ): string =>
	select( blocksStore ).getBlockType( name )?.title ??
	titles.known( ROUTE )?.get( name ) ??
	name
		.replace( /^.*\//, '' )
		.replace( /[-_]/g, ' ' )
		.replace( /^./, ( letter ) => letter.toUpperCase() );

/** Loads the titles of blocks, for components that render before the block editor has loaded. */
export function useBlockTitles(): void {
	useSyncExternalStore( titles.subscribe, () => titles.known( ROUTE ) );
	useSyncExternalStore( onStage, hasEditor );
	useEffect( () => {
		if ( ! hasEditor() ) {
			void loadBlockTitles();
		}
	}, [] );
}

const hasEditor = (): boolean => stageIfLoaded( 'editor' ) !== undefined;

/** Requests the titles from the server, once. The fallback is readable; after a failure the next screen tries again. */
export const loadBlockTitles = async (): Promise< void > =>
	void ( await titles.load( ROUTE ) );
