/** The entry point for the editor stage. */
export { useEditorShortcuts } from './data/shortcuts';
export { ShortcutsDialog } from './ui/ShortcutsDialog';
