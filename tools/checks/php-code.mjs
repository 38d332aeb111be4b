/**
 * What reads PHP without running it: PHP_CodeSniffer and PHPStan, as far as the machine has them. What it hasn't is printed.
 */
import fs from 'node:fs';
import path from 'node:path';
import { phpServerIsSilent } from '../offline/php-server.mjs';
import { root } from '../paths.mjs';
import { findProgram } from '../setup/findProgram.mjs';
import { findOrInstall } from '../setup/packages.mjs';
import { runProgram } from './command.mjs';

/** The rules that PHP_CodeSniffer has without others' packages. */
const OWN_RULES = 'phpcs.basic.xml';

/** What OWN_RULES are for; composer.json's rules are for the plugin alone. */
const OWN_PATHS = [ 'plugin.php', 'uninstall.php', 'includes', 'tests/php' ];

/** @return {Promise<boolean>} Whether the code follows the rules, or can't be compared with them here. */
export async function phpFollowsRules() {
	const isFine = await phpFollowsOwnRules( OWN_PATHS );
	const composers = ofComposer( 'phpcs' );
	if ( ! composers ) {
		console.log(
			'Skipped: WordPress’s rules and those for PHP 7.4 need Composer’s packages (composer install).'
		);
		return isFine;
	}
	return (
		( await runProgram( composers, [ '-q', '--report=emacs', '-s' ] ) ) &&
		isFine
	);
}

/**
 * @param {readonly string[]} files
 * @return {Promise<boolean>} Whether they follow the rules that PHP_CodeSniffer has without others' packages, if it is here.
 */
export function phpFollowsOwnRules( files ) {
	const program =
		findOrInstall( 'PHP_CodeSniffer', () => findProgram( [ 'phpcs' ] ), [
			'php-codesniffer',
		] ) ?? ofComposer( 'phpcs' );
	if ( ! program ) {
		console.log(
			'Skipped: PHP_CodeSniffer isn’t on this machine and can’t be installed.'
		);
		return Promise.resolve( true );
	}
	return runProgram( program, [
		`--standard=${ OWN_RULES }`,
		'--report=emacs',
		'-q',
		'-s',
		...files,
	] );
}

/** @return {Promise<boolean>} Whether PHPStan finds nothing, or, where it isn't, a language server. */
export async function phpHasNoTypeErrors() {
	const program = ofComposer( 'phpstan' );
	if ( ! program ) {
		console.log(
			'Skipped: PHPStan needs Composer’s packages (composer install). A language server is asked instead.'
		);
		return phpServerIsSilent();
	}
	return runProgram( program, [
		'analyse',
		'--memory-limit=2G',
		'--no-progress',
		'--error-format=raw',
	] );
}

/**
 * @param {string} name
 * @return {string | null} The program that `composer install` has put there.
 */
function ofComposer( name ) {
	const file = path.join( root, 'vendor', 'bin', name );
	return fs.existsSync( file ) ? file : null;
}
