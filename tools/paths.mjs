import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const root = path.resolve(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'..'
);

/** Files that tools download or generate and may delete again; never committed. */
export const cache = path.join( root, '.cache' );
