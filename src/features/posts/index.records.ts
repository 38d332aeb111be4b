/** The exports of this room that need the data layer. */
export { ChangeDialog } from './ui/ChangeDialog';
export { AuthorDialog, StatusDialog, TemplateDialog } from './ui/FieldDialogs';
export {
	DuplicateDialog,
	OrderDialog,
	RenamePostDialog,
} from './ui/ValueDialog';
