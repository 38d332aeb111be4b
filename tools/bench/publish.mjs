import fs from 'node:fs';
import path from 'node:path';
import { root } from '../paths.mjs';

/**
 * Prints a table, and replaces the text between two markers in docs/performance.md.
 *
 * @param {string}  name     Name of the markers, such as "7.1" or "lists".
 * @param {string}  how      What was measured, and how often; empty if there is nothing to say.
 * @param {string}  table
 * @param {boolean} [isPart] Whether only a part was measured, which is printed only.
 */
export function publish( name, how, table, isPart = false ) {
	console.log( `\n${ table }\n` );
	if ( isPart ) {
		return;
	}
	const day = new Date().toISOString().slice( 0, 10 );
	const file = path.join( root, 'docs/performance.md' );
	const page = fs.readFileSync( file, 'utf8' );
	const start = `<!-- bench ${ name } -->`;
	const end = `<!-- /bench ${ name } -->`;
	if ( ! page.includes( start ) || ! page.includes( end ) ) {
		console.log( `docs/performance.md has no place for ${ name }.` );
		return;
	}
	const [ before = '', rest = '' ] = page.split( start );
	const [ , after = '' ] = rest.split( end );
	fs.writeFileSync(
		file,
		`${ before }${ start }\n\n${ how ? `${ how }, ` : '' }${ day }.\n\n${ table }\n\n${ end }${ after }`
	);
	console.log( 'Written to docs/performance.md.' );
}
