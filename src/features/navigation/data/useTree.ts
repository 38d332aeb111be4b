import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import { useCallback, useMemo } from '@wordpress/element';
import type { Load } from '@/kernel/result';
import {
	contentOf,
	editContent,
	recordArgs,
	useContent,
} from '@/features/documents/index.records';
import type { Tree } from '../model/item';
import { parse } from '../model/parse';
import { serialize } from '../model/serialize';
import { TYPE } from './useMenus';

/** The number of kept trees: undo returns to them. */
const KEPT = 100;

/**
 * Trees by menu and serialized content, so that items keep their keys after a change, and after its undo.
 */
const known = new Map< string, Tree >();

let made = 0;

/** A new unique key. */
export const makeKey = (): string => `item-${ made++ }`;

function treeOf( id: string, content: string ): Tree {
	const found = known.get( nameOf( id, content ) );
	return found ?? remember( id, content, parse( content, makeKey ) );
}

function remember( id: string, content: string, tree: Tree ): Tree {
	const [ oldest ] = known.keys();
	if ( oldest !== undefined && known.size >= KEPT ) {
		known.delete( oldest );
	}
	known.set( nameOf( id, content ), tree );
	return tree;
}

const keyOf = ( id: string ) =>
	recordArgs( { kind: 'postType', name: TYPE, id } );

const nameOf = ( id: string, content: string ) => `${ id } ${ content }`;

/** A menu's items with the user's edits. */
export interface Editing {
	readonly tree: Tree;
	/** The serialized items. */
	readonly content: string;
	/** The items at the time of the call, for use after a request. */
	readonly current: () => Tree;
	/** Makes one undoable change. */
	readonly change: ( next: Tree ) => void;
}

/** The items of a menu, and a function that changes them; saving the menu sends them to the server. */
export function useTree(
	id: string
): Load< Editing > & { readonly retry: () => void } {
	const document = useMemo( () => ( { type: TYPE, id } ), [ id ] );
	const load = useContent( document );
	const change = useCallback(
		( next: Tree ) => {
			const content = serialize( next );
			remember( id, content, next );
			editContent( document, content );
		},
		[ id, document ]
	);
	const current = useCallback(
		() => treeOf( id, contentOf( select( coreStore ), keyOf( id ) ) ),
		[ id ]
	);
	return useMemo(
		() =>
			load.status === 'ready'
				? {
						status: 'ready',
						value: {
							tree: treeOf( id, load.value ),
							content: load.value,
							current,
							change,
						},
						retry: load.retry,
					}
				: load,
		[ id, load, current, change ]
	);
}
