import { speak } from '@wordpress/a11y';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { RefObject } from 'react';
import { convertPages } from '../data/convertPages';
import { makeKey, type Editing } from '../data/useTree';
import {
	duplicate,
	find,
	insert,
	makeItem,
	move,
	remove,
	update,
	type ItemPosition,
} from '../model/edit';
import type { Item, Tree } from '../model/item';
import {
	positionOfDrop,
	positionOfStep,
	type Direction,
	type Zone,
} from '../model/moves';
import type { NewItem } from './AddDialog';
import { positionLabel, titleOf } from './itemLabels';
import type { FocusWish } from './ItemTree';
import { reasonOf, tellFailure } from './notices';

/** What can be done with the items of a menu, by their keys. Each is one undo level. */
export interface ItemActions {
	readonly step: ( key: string, direction: Direction ) => void;
	readonly drop: ( key: string, over: string, zone: Zone ) => void;
	readonly removeItem: ( key: string ) => void;
	readonly copy: ( key: string ) => void;
	readonly add: (
		item: NewItem,
		positionIn: ( now: Tree ) => ItemPosition
	) => void;
	readonly edit: ( key: string, attributes: Item[ 'attributes' ] ) => void;
	/** Replaces a list of pages by links. */
	readonly convert: ( key: string ) => Promise< void >;
	/** The item that gets the focus. */
	readonly focusWish: FocusWish | null;
}

/** The actions of a menu's items. */
export function useItemActions(
	editing: Editing,
	addButton: RefObject< HTMLButtonElement >
): ItemActions {
	const { tree, change } = editing;
	const [ focusWish, setFocusWish ] = useState< FocusWish | null >( null );
	const changeTo = ( next: Tree, focus?: string ) => {
		change( next );
		if ( focus !== undefined ) {
			setFocusWish( { key: focus } );
		}
	};
	const moveTo = ( key: string, position: ItemPosition | null ) => {
		const next = position && move( tree, key, position );
		const found = next && find( next, key );
		if ( found && next !== tree ) {
			changeTo( next, key );
			speak(
				positionLabel( titleOf( found.item ), {
					position: found.index + 1,
					count: found.siblings.length,
					level: found.parents.length + 1,
				} )
			);
		}
	};
	return {
		focusWish,
		step: ( key, direction ) =>
			moveTo( key, positionOfStep( tree, key, direction ) ),
		drop: ( key, over, zone ) =>
			moveTo( key, positionOfDrop( tree, key, over, zone ) ),
		removeItem: ( key ) => {
			const found = find( tree, key );
			if ( ! found ) {
				return;
			}
			const { siblings, index, parent } = found;
			const next =
				siblings[ index + 1 ]?.key ??
				siblings[ index - 1 ]?.key ??
				parent;
			changeTo( remove( tree, key ), next ?? undefined );
			if ( next === null ) {
				addButton.current?.focus();
			}
			speak( removedMessage( found.item ) );
		},
		copy: ( key ) => {
			const next = duplicate( tree, key, makeKey );
			const found = find( next, key );
			changeTo( next, found?.siblings[ found.index + 1 ]?.key );
		},
		add: ( { name, attributes }, positionIn ) => {
			const item = makeItem( makeKey(), name, attributes );
			const now = editing.current();
			changeTo( insert( now, [ item ], positionIn( now ) ), item.key );
			speak( addedMessage( item ) );
		},
		edit: ( key, attributes ) =>
			changeTo( update( tree, key, attributes ), key ),
		convert: async ( key ) => {
			const first = await convertPages( editing, key );
			if ( ! first.ok ) {
				tellFailure( reasonOf( first.error ) );
			} else if ( first.value !== null ) {
				setFocusWish( { key: first.value } );
				speak(
					__(
						'The Page List was converted to individual links.',
						'atelier'
					)
				);
			}
		},
	};
}

const removedMessage = ( item: Item ): string =>
	/* translators: %s: label of a menu item. */
	sprintf( __( '“%s” removed.', 'atelier' ), titleOf( item ) );

const addedMessage = ( item: Item ): string =>
	/* translators: %s: label of a menu item. */
	sprintf( __( '“%s” added.', 'atelier' ), titleOf( item ) );
