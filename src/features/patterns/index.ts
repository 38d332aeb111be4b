/** What the earlier stages may use of this room before any record has been loaded. */
export { adding } from './data/adding';

/** A chunk of its own: the shell does not have to know what lists ask for. */
export const preparePatterns = async (): Promise< void > =>
	( await import( './data/prepare' ) ).prepare();
