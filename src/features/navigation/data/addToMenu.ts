import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import { recordArgs } from '@/features/documents/index.records';
import { saveAlone } from '@/features/saving/index.records';
import { insert, makeItem } from '../model/edit';
import { attributesFor, type Choice } from '../model/describe';
import { LINK } from '../model/item';
import type { Menu } from '../model/menu';
import { makeKey, type Editing } from './useTree';
import { TYPE } from './useMenus';

/** What became of a new item: it is saved, or an unsaved change of the menu with the reason, if there is one. */
export type Addition = 'saved' | 'unsaved' | { readonly failed: string };

/**
 * Appends a link to a menu and saves it. A menu with other unsaved changes isn't saved: these wait for the user.
 *
 * @param menu
 * @param editing The items of the menu.
 * @param target
 */
export async function addToMenu(
	{ id, title }: Pick< Menu, 'id' | 'title' >,
	editing: Editing,
	target: Choice
): Promise< Addition > {
	const record = { kind: 'postType', name: TYPE, id, title };
	const hadChanges = select( coreStore ).hasEditsForEntityRecord(
		...recordArgs( record )
	);
	const now = editing.current();
	const item = makeItem( makeKey(), LINK, attributesFor( target ) );
	editing.change(
		insert( now, [ item ], { parent: null, index: now.items.length } )
	);
	if ( hadChanges ) {
		return 'unsaved';
	}
	const outcome = await saveAlone( record );
	if ( outcome === 'saved' || outcome === 'dropped' ) {
		return 'saved';
	}
	return outcome !== null && typeof outcome === 'object'
		? outcome
		: 'unsaved';
}
