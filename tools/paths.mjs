import path from 'node:path';

/** The project's root folder. */
export const root = path.resolve( import.meta.dirname, '..' );

/** Files that tools download or generate and may delete again; never committed. */
export const cache = path.join( root, '.cache' );
