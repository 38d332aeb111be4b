import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = path.resolve(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'..'
);

/** What tools download or generate and may delete again; never committed. */
export const cache = path.join( root, '.cache' );
