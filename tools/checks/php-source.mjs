/**
 * Whether PHP on both ends of the supported range can read our code, by a PHP in WebAssembly: its own tokenizer, and the functions and
 * classes that it has.
 */
import fs from 'node:fs';
import path from 'node:path';
import { filesIn } from '../files.mjs';
import { root } from '../paths.mjs';
import { obtainWordPress } from '../wordpress/obtain.mjs';

/** @typedef {import('@php-wasm/universal').AllPHPVersion} Version */

const PATHS = [ 'plugin.php', 'uninstall.php', 'includes' ];

/** Also what WordPress brings for older PHP, inside of conditions. */
const DECLARED =
	/^[\t ]*(?:function &?|(?:(?:abstract|final) )?(?:class|interface) )(\w+)/gm;

/** Of the Abilities API, by whose hooks alone they are reached: the oldest WordPress has neither. */
const BEHIND_HOOKS = [
	'wp_ability',
	'wp_register_ability',
	'wp_register_ability_category',
];

/**
 * @param {Version} version
 * @return {Promise<boolean>} Whether every file compiles; others are printed.
 */
export const phpParses = ( version ) =>
	phpFindsNothing( version, [ ...PATHS, 'tests' ], COMPILE, () => true );

/**
 * @param {Version} version
 * @return {Promise<boolean>} Whether this PHP or the oldest WordPress has all functions and classes that are used without asking
 * for them first; others are printed. Syntax is checked by compiling, names only where code runs.
 */
export async function phpHasNames( version ) {
	const known = new Set( [
		...declaredIn( await obtainWordPress( 'oldest' ), [
			'wp-includes',
			'wp-admin/includes',
		] ),
		...declaredIn( root, PATHS ),
		...BEHIND_HOOKS,
	] );
	return phpFindsNothing(
		version,
		PATHS,
		USED,
		( name, code ) =>
			! known.has( name.toLowerCase() ) &&
			! code.includes( `_exists( '${ name }' )` )
	);
}

/**
 * @param {Version}                                 version
 * @param {readonly string[]}                       paths
 * @param {string}                                  script  PHP that prints what it finds in /checked.php, with lines.
 * @param {(found: string, code: string) => boolean} counts
 */
async function phpFindsNothing( version, paths, script, counts ) {
	const { loadNodeRuntime } = await import( '@php-wasm/node' );
	const { PHP } = await import( '@php-wasm/universal' );
	const php = new PHP(
		await loadNodeRuntime( version, {
			emscriptenOptions: { processId: 1 },
		} )
	);
	let isFine = true;
	for ( const file of paths.flatMap( ( one ) => filesIn( one, '.php' ) ) ) {
		const code = fs.readFileSync( path.join( root, file ), 'utf8' );
		php.writeFile( '/checked.php', code );
		const answer = await php.runStream( { code: script } );
		/** @type {[ string, number ][]} */
		const found = JSON.parse( await answer.stdoutText );
		for ( const [ what, line ] of found ) {
			if ( counts( what, code ) ) {
				isFine = false;
				console.error(
					`${ file }:${ line }: not for PHP ${ version }: ${ what }`
				);
			}
		}
	}
	php.exit();
	return isFine;
}

/**
 * @param {string}            folder
 * @param {readonly string[]} targets In it.
 * @return {string[]} Names of functions and classes, in lower case, as PHP compares them.
 */
const declaredIn = ( folder, targets ) =>
	targets
		.flatMap( ( target ) => filesIn( target, '.php', folder ) )
		.flatMap( ( file ) => [
			...fs
				.readFileSync( path.join( folder, file ), 'utf8' )
				.matchAll( DECLARED ),
		] )
		.map( ( [ , name = '' ] ) => name.toLowerCase() );

/** The tokenizer in its parsing mode rejects the same code as the compiler’s parser. */
const COMPILE = `<?php
$errors = array();
try {
	token_get_all( file_get_contents( '/checked.php' ), TOKEN_PARSE );
} catch ( Error $error ) {
	$errors[] = array( $error->getMessage(), $error->getLine() );
}
echo json_encode( $errors );`;

/** The global functions and classes that this PHP doesn’t have. */
const USED = `<?php
$tokens  = array_values( array_filter( token_get_all( file_get_contents( '/checked.php' ) ), fn( $token ) => ! is_array( $token ) || ! in_array( $token[0], array( T_WHITESPACE, T_COMMENT, T_DOC_COMMENT ), true ) ) );
$kind    = fn( $at ) => is_array( $tokens[ $at ] ?? '' ) ? $tokens[ $at ][0] : ( $tokens[ $at ] ?? '' );
$unknown = array();
$is_head = true;
foreach ( $tokens as $at => $token ) {
	// Inside of a class, what is used is a trait.
	$is_head = $is_head && ! in_array( $kind( $at ), array( T_CLASS, T_INTERFACE, T_TRAIT ), true );
	if ( T_STRING !== $kind( $at ) ) {
		continue;
	}
	$is_rooted = T_NS_SEPARATOR === $kind( $at - 1 );
	$before    = $kind( $is_rooted ? $at - 2 : $at - 1 );
	if ( $is_rooted && in_array( $before, array( T_STRING, T_NAMESPACE ), true ) ) {
		continue;
	}
	$is_call   = '(' === $kind( $at + 1 ) && ! in_array( $before, array( T_OBJECT_OPERATOR, T_DOUBLE_COLON, T_FUNCTION, T_NEW, T_CONST ), true );
	$is_import = $is_head && T_USE === $before && ';' === $kind( $at + 1 );
	$is_class  = $is_import || ( $is_rooted && '(' !== $kind( $at + 1 ) || $is_rooted && T_NEW === $before ) && T_NS_SEPARATOR !== $kind( $at + 1 );
	$is_known  = ! $is_call || function_exists( $token[1] );
	$is_known  = $is_known && ( ! $is_class || class_exists( $token[1] ) || interface_exists( $token[1] ) || defined( $token[1] ) );
	if ( ! $is_known ) {
		$unknown[] = array( $token[1], $token[2] );
	}
}
echo json_encode( $unknown );`;
