/** What changes templates, and comes when somebody is about to: their list is shown without it. */
import { defineLateChunk } from '@/ui/useChunk';
import type * as Documents from '@/features/documents/index.records';
import type * as Adding from './AddTemplateDialog';
import type * as Removing from './RemoveTemplateDialog';
import type * as Resetting from './ResetTemplateDialog';

/** The dialogs that change templates. */
export type TemplateEditing = Pick< typeof Adding, 'AddTemplateDialog' > &
	Pick< typeof Documents, 'RenameDialog' > &
	Pick< typeof Removing, 'RemoveTemplateDialog' > &
	Pick< typeof Resetting, 'ResetTemplateDialog' >;

export const templateEditing = defineLateChunk< TemplateEditing >();
