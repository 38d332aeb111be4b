/** What changes posts, and comes when somebody is about to: lists show them without it. */
import { defineLateChunk } from '@/ui/useChunk';
import type * as SiteSettings from '@/features/siteSettings/index.records';
import type * as Changing from './ChangeDialog';
import type * as Fields from './FieldDialogs';
import type * as Values from './ValueDialog';

/** The dialogs that change posts. */
export type PostEditing = Pick< typeof Changing, 'ChangeDialog' > &
	Pick< typeof Fields, 'AuthorDialog' | 'StatusDialog' | 'TemplateDialog' > &
	Pick< typeof SiteSettings, 'AssignmentDialog' > &
	Pick<
		typeof Values,
		'DuplicateDialog' | 'OrderDialog' | 'RenamePostDialog'
	>;

export const postEditing = defineLateChunk< PostEditing >();
