import { startPlayground } from '../server/playground.mjs';
import { obtainWordPress } from '../wordpress/obtain.mjs';

const RUN = `<?php
require '/wordpress/wp-load.php';
require '/wordpress/wp-content/plugins/atelier/tests/php/run.php';`;

/** The classes of includes/, inside the newest WordPress on PHP 8.3 and the oldest on PHP 7.4. */
export async function checkPhp() {
	const count = { passed: 0, failed: 0 };
	for ( const [ release, php ] of /** @type {const} */ ( [
		[ 'latest', '8.3' ],
		[ 'oldest', '7.4' ],
	] ) ) {
		const core = await obtainWordPress( release );
		const server = await startPlayground( {
			core,
			name: `php-${ release }`,
			php,
			workers: 1,
		} );
		try {
			const output = await server.run( RUN );
			const [ , json ] = /@results (.*)/.exec( output ) ?? [];
			if ( ! json ) {
				throw new Error(
					`The PHP tests did not end:\n${ output.slice( -2000 ) }`
				);
			}
			/** @type {{ passed: string[], failed: Record<string, string> }} */
			const { passed, failed } = JSON.parse( json );
			for ( const [ name, reason ] of Object.entries( failed ) ) {
				console.error(
					`✘ WordPress ${ release }, PHP ${ php }: ${ name }: ${ reason }`
				);
			}
			count.passed += passed.length;
			count.failed += Object.keys( failed ).length;
		} finally {
			await server.stop();
		}
	}
	return count;
}
