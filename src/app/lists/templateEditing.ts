/** What changes templates, for their list: a chunk of the records stage. */
export { RenameDialog } from '@/features/documents/index.records';
export {
	AddTemplateDialog,
	RemoveTemplateDialog,
	ResetTemplateDialog,
} from '@/features/templates/index.records';
