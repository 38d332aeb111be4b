/** What changes patterns and template parts, for their lists: a chunk of the records stage. */
export { RenameDialog } from '@/features/documents/index.records';
export {
	AssignCategoriesDialog,
	RemovePatternDialog,
} from '@/features/patterns/index.records';
