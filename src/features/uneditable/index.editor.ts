/** The entry point for the editor stage. */
export { useUnrenderableContent } from './data/useUnrenderableContent';
export { watchPastes } from './data/watchPastes';
export { CodeEditor, UnrenderableCode } from './ui/CodeEditor';
export { InvalidDocument } from './ui/InvalidDocument';
export { registerClassicText } from './ui/registerClassicText';
