/** What changes menus, and comes when somebody is about to: their list is shown without it. */
import { defineLateChunk } from '@/ui/useChunk';
import type * as Changes from '../data/changeMenus';
import type * as Adding from './AddMenuDialog';
import type * as Deleting from './DeleteMenuDialog';
import type * as Duplicating from './duplicate';
import type * as Renaming from './RenameMenuDialog';

/** The dialogs that change menus, and what changes them without one. */
export type MenuEditing = Pick< typeof Adding, 'AddMenuDialog' > &
	Pick< typeof Changes, 'createFallback' > &
	Pick< typeof Deleting, 'DeleteMenuDialog' > &
	Pick< typeof Duplicating, 'duplicate' > &
	Pick< typeof Renaming, 'RenameMenuDialog' >;

export const menuEditing = defineLateChunk< MenuEditing >();
