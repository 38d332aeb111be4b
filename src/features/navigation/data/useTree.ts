import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import { useCallback, useMemo } from '@wordpress/element';
import type { Load } from '../../../kernel/result';
import {
	contentOf,
	editContent,
	recordKey,
	useContent,
} from '../../documents/index.records';
import type { Tree } from '../model/item';
import { parse } from '../model/parse';
import { serialize } from '../model/serialize';
import { TYPE } from './useMenus';

/** How many states of menus are kept: undo leads back to them. */
const KEPT = 100;

/**
 * Trees by the menu and the text that they stand for, so that items are still the same ones after a
 * change, and after it has been undone.
 */
const known = new Map< string, Tree >();

let made = 0;

/** A key that no item has yet. */
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
	recordKey( { kind: 'postType', name: TYPE, id } );

const nameOf = ( id: string, content: string ) => `${ id } ${ content }`;

/** A menu's items with the user's edits. */
export interface Editing {
	readonly tree: Tree;
	/** The same as text. */
	readonly content: string;
	/** The items as they are at this moment, for whoever had to wait. */
	readonly current: () => Tree;
	/** Makes one step that can be undone. */
	readonly change: ( next: Tree ) => void;
}

/** The items of a menu, and a way to change them; they reach the server when the menu is saved. */
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
