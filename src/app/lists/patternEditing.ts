/** What changes patterns and template parts, for their lists: a chunk of the records stage. */
export { RenameDialog } from '@/features/documents/index.records';
export {
	AddDialogs,
	AssignCategoriesDialog,
	DeleteCategoryDialog,
	duplicate,
	duplicateAndTell,
	RemovePatternDialog,
	RenameCategoryDialog,
	startImport,
} from '@/features/patterns/index.records';
