import corpus from '../fixtures/content-corpus.json';

/**
 * Content as sites have it: written by people, importers, page builders and plugins. Our own; none of it is anybody's. Tests of the
 * server read it from the same file.
 */
export const CONTENT_CORPUS: Readonly< Record< string, string > > = corpus;
