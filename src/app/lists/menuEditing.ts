/** What changes menus, for their list: a chunk of the records stage. */
export {
	AddMenuDialog,
	createFallback,
	DeleteDialog,
	duplicate,
	RenameMenuDialog,
} from '@/features/navigation/index.records';
