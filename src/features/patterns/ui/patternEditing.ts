/** What changes patterns and template parts, and comes when somebody is about to: their lists are shown without it. */
import { defineLateChunk } from '@/ui/useChunk';
import type * as Documents from '@/features/documents/index.records';
import type * as Copying from '../data/duplicate';
import type * as Adding from './AddDialogs';
import type * as Assigning from './AssignCategoriesDialog';
import type * as Deleting from './DeleteCategoryDialog';
import type * as Duplicating from './duplicateAndTell';
import type * as Importing from './importing';
import type * as Removing from './RemovePatternDialog';
import type * as Renaming from './RenameCategoryDialog';

/** The dialogs that change patterns, parts and categories, and what changes them without one. */
export type PatternEditing = Pick< typeof Adding, 'AddDialogs' > &
	Pick< typeof Assigning, 'AssignCategoriesDialog' > &
	Pick< typeof Copying, 'duplicate' > &
	Pick< typeof Deleting, 'DeleteCategoryDialog' > &
	Pick< typeof Documents, 'RenameDialog' > &
	Pick< typeof Duplicating, 'duplicateAndTell' > &
	Pick< typeof Importing, 'startImport' > &
	Pick< typeof Removing, 'RemovePatternDialog' > &
	Pick< typeof Renaming, 'RenameCategoryDialog' >;

export const patternEditing = defineLateChunk< PatternEditing >();
