import fs from 'node:fs';
import path from 'node:path';
import { filesIn } from '../files.mjs';
import { root } from '../paths.mjs';

/** The paths of our PHP. */
const PATHS = [ 'plugin.php', 'uninstall.php', 'includes', 'tests' ];

/**
 * Compiles every PHP file, without running it, on a PHP in WebAssembly.
 *
 * @param {import('@php-wasm/universal').AllPHPVersion} version
 * @return {Promise<boolean>} Whether all compile; others are printed.
 */
export async function phpParses( version ) {
	const { loadNodeRuntime } = await import( '@php-wasm/node' );
	const { PHP } = await import( '@php-wasm/universal' );
	const php = new PHP(
		await loadNodeRuntime( version, {
			emscriptenOptions: { processId: 1 },
		} )
	);
	let isFine = true;
	try {
		const files = PATHS.flatMap( ( target ) => filesIn( target, '.php' ) );
		for ( const file of files ) {
			const code = fs.readFileSync( path.join( root, file ) );
			php.writeFile( '/checked.php', new Uint8Array( code ) );
			const answer = await php.runStream( { code: COMPILE } );
			const text = await answer.stdoutText;
			if ( text !== 'fine' ) {
				isFine = false;
				console.error( `${ file }: ${ text }` );
			}
		}
	} finally {
		php.exit();
	}
	return isFine;
}

/** The tokenizer in its parsing mode rejects the same code as the compiler’s parser. */
const COMPILE = `<?php
try {
	token_get_all( file_get_contents( '/checked.php' ), TOKEN_PARSE );
	echo 'fine';
} catch ( Error $error ) {
	echo $error->getMessage(), ' on line ', $error->getLine();
}`;
