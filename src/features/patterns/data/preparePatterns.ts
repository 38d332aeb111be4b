/** Requests all patterns while the code of lists is loading. A chunk of its own: the shell doesn't need the requests. */
export const preparePatterns = async (): Promise< void > =>
	( await import( './prepare' ) ).prepare();
