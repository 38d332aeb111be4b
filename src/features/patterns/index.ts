/** The exports of this room for earlier stages, which work without the data layer. */
export { adding } from './data/adding';
export { patternEditing } from './ui/patternEditing';

/** A chunk of its own: the shell doesn't need the requests of lists. */
export const preparePatterns = async (): Promise< void > =>
	( await import( './data/prepare' ) ).prepare();
