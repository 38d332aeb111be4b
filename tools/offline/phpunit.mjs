import fs from 'node:fs';
import path from 'node:path';
import { fromPackages } from './debian.mjs';

/** The last suite with 9.6, and its packages. Those of PHP itself aren't among them: any PHP runs it. */
const SUITE = 'bookworm';
const PACKAGES = [
	'phpunit',
	'php-codecoverage',
	'php-deepcopy',
	'php-doctrine-instantiator',
	'php-file-iterator',
	'php-invoker',
	'php-parser',
	'php-phar-io-manifest',
	'php-phar-io-version',
	'php-text-template',
	'php-timer',
	'php-tokenizer',
	'phpunit-cli-parser',
	'phpunit-code-unit',
	'phpunit-code-unit-reverse-lookup',
	'phpunit-comparator',
	'phpunit-complexity',
	'phpunit-diff',
	'phpunit-environment',
	'phpunit-exporter',
	'phpunit-global-state',
	'phpunit-lines-of-code',
	'phpunit-object-enumerator',
	'phpunit-object-reflector',
	'phpunit-recursion-context',
	'phpunit-resource-operations',
	'phpunit-type',
	'phpunit-version',
];

/**
 * PHPUnit from Debian's packages.
 *
 * @param {string} folder Is made.
 */
export const fromDebian = ( folder ) =>
	fromPackages( SUITE, PACKAGES, ( unpacked ) =>
		fs.cpSync( path.join( unpacked, 'usr/share/php' ), folder, {
			recursive: true,
			// They lead to what reports of coverage look like, in packages that aren't here.
			filter: ( file ) => ! fs.lstatSync( file ).isSymbolicLink(),
		} )
	);
