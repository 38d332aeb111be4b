/**
 * Names that the newest PHP has and the oldest hasn't. Its syntax is checked by compiling, names only where code runs.
 */
import fs from 'node:fs';
import path from 'node:path';
import { filesIn } from '../files.mjs';
import { root } from '../paths.mjs';
import { obtainWordPress } from '../wordpress/obtain.mjs';

const PATHS = [ 'plugin.php', 'uninstall.php', 'includes' ];

/** Also what WordPress brings for older PHP, inside of conditions. */
const DECLARED =
	/^[\t ]*(?:function &?|(?:(?:abstract|final) )?(?:class|interface) )(\w+)/gm;

/** Of the Abilities API, by whose hooks alone they are reached: the oldest WordPress has neither. */
const BEHIND_HOOKS = [
	'WP_Ability',
	'wp_register_ability',
	'wp_register_ability_category',
];

/**
 * @param {import('@php-wasm/universal').AllPHPVersion} version
 * @return {Promise<boolean>} Whether this PHP or the oldest WordPress has all functions and classes that are used without asking
 * for them first; others are printed.
 */
export async function phpHasNames( version ) {
	const { loadNodeRuntime } = await import( '@php-wasm/node' );
	const { PHP } = await import( '@php-wasm/universal' );
	const php = new PHP(
		await loadNodeRuntime( version, {
			emscriptenOptions: { processId: 1 },
		} )
	);
	const known = new Set( [
		...declaredIn( await obtainWordPress( 'oldest' ), [
			'wp-includes',
			'wp-admin/includes',
		] ),
		...declaredIn( root, PATHS ),
		...BEHIND_HOOKS.map( ( name ) => name.toLowerCase() ),
	] );
	let isFine = true;
	try {
		const files = PATHS.flatMap( ( target ) => filesIn( target, '.php' ) );
		for ( const file of files ) {
			const code = fs.readFileSync( path.join( root, file ), 'utf8' );
			php.writeFile( '/checked.php', code );
			const answer = await php.runStream( { code: USED } );
			/** @type {[ string, number ][]} */
			const unknown = JSON.parse( await answer.stdoutText );
			for ( const [ name, line ] of unknown.filter(
				( [ one ] ) =>
					! known.has( one.toLowerCase() ) &&
					! code.includes( `_exists( '${ one }' )` )
			) ) {
				isFine = false;
				console.error(
					`${ file }:${ line }: PHP ${ version } and the oldest WordPress have no “${ name }”.`
				);
			}
		}
	} finally {
		php.exit();
	}
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

/** Prints the global functions and classes in a file that this PHP doesn't have, with their lines. */
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
