/** What changes menus, for their list: a chunk of the records stage. */
export {
	AddMenuDialog,
	createFallback,
	DeleteMenuDialog,
	duplicate,
	RenameMenuDialog,
} from '@/features/navigation/index.records';
