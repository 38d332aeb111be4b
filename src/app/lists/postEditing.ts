/** What changes posts, for their lists: a chunk of the records stage. */
import './journals';

export {
	AuthorDialog,
	ChangeDialog,
	DuplicateDialog,
	OrderDialog,
	RenamePostDialog,
	StatusDialog,
	TemplateDialog,
} from '@/features/posts/index.records';
export { AssignmentDialog } from '@/features/siteSettings/index.records';
