/** What changes patterns and template parts, and comes when somebody is about to. */
import { defineLateChunk } from '@/ui/useChunk';
import type * as Documents from '@/features/documents/index.records';
import type * as Assigning from './AssignCategoriesDialog';
import type * as Removing from './RemovePatternDialog';

/** The dialogs that change patterns and parts. */
export type PatternEditing = Pick<
	typeof Assigning,
	'AssignCategoriesDialog'
> &
	Pick< typeof Documents, 'RenameDialog' > &
	Pick< typeof Removing, 'RemovePatternDialog' >;

export const patternEditing = defineLateChunk< PatternEditing >();
