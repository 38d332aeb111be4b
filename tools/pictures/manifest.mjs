/**
 * What each picture of docs/user shows, in docs/user/pictures/manifest.json: the sentences of Atelier that can be read on it, and a sum of the
 * style sheets it is drawn with. A test compares both with the sources: a picture is stale once one of its sentences is no longer said, or
 * one of its style sheets has changed.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { template } from '../i18n/sources.mjs';
import { parsePo } from '../i18n/po.mjs';
import { root } from '../paths.mjs';

/** @typedef {{ words: string[], styles: string, file: string }} Entry */

const FOLDER = path.join( root, 'docs/user/pictures' );
const MANIFEST = path.join( FOLDER, 'manifest.json' );

/** What is around every picture. */
const SHARED = [ 'src/ui', 'src/app' ];

/** Whose style sheets a picture shows as well. */
const ROOMS = {
	styles: [ 'styles', 'styleControls' ],
	stylebook: [ 'styleBook' ],
	fonts: [ 'fonts' ],
	templates: [ 'templates' ],
	patterns: [ 'patterns' ],
	pages: [ 'posts' ],
	navigation: [ 'navigation' ],
	editor: [ 'canvas', 'quickEdit' ],
	review: [ 'saving' ],
	restore: [ 'recovery' ],
	help: [ 'help' ],
	draft: [ 'siteDrafts', 'siteSettings' ],
};

/** @param {string | Buffer} content */
const sum = ( content ) =>
	createHash( 'sha256' ).update( content ).digest( 'hex' ).slice( 0, 16 );

/** @param {string} folder */
const sheetsIn = ( folder ) =>
	fs
		.readdirSync( path.join( root, folder ), {
			recursive: true,
			encoding: 'utf8',
		} )
		.filter( ( name ) => name.endsWith( '.css' ) )
		.map( ( name ) => `${ folder }/${ name.replaceAll( path.sep, '/' ) }` )
		.sort();

/** @param {string} name Of a picture. */
function stylesOf( name ) {
	const rooms =
		/** @type {Record<string, string[]>} */ ( ROOMS )[ name ] ?? [];
	return sum(
		[ ...SHARED, ...rooms.map( ( room ) => `src/features/${ room }` ) ]
			.flatMap( sheetsIn )
			.map(
				( file ) =>
					`${ file }\n${ fs.readFileSync( path.join( root, file ), 'utf8' ) }`
			)
			.join( '\n' )
	);
}

/** @param {string} name */
const fileOf = ( name ) =>
	sum( fs.readFileSync( path.join( FOLDER, `${ name }.jpg` ) ) );

/** Everything Atelier says. */
const said = () =>
	new Set( parsePo( template() ).entries.map( ( { id } ) => id ) );

/**
 * @param {string}   name  Of a picture that has been taken.
 * @param {string[]} words What can be read on it.
 * @return {Entry} What is remembered of it.
 */
export function entryOf( name, words ) {
	const known = said();
	return {
		file: fileOf( name ),
		styles: stylesOf( name ),
		words: [ ...new Set( words ) ]
			.filter( ( text ) => known.has( text ) )
			.sort(),
	};
}

/** @return {Record<string, Entry>} What is remembered of pictures, by their names. */
export const readManifest = () =>
	fs.existsSync( MANIFEST )
		? JSON.parse( fs.readFileSync( MANIFEST, 'utf8' ) )
		: {};

/** @param {Record<string, Entry>} entries By the names of the pictures. */
export const writeManifest = ( entries ) =>
	fs.writeFileSync(
		MANIFEST,
		`${ JSON.stringify( entries, null, '\t' ) }\n`
	);

/** @return {string[]} Why pictures aren't current; nothing where all are. */
export function stalePictures() {
	const entries = readManifest();
	const known = said();
	const pictures = fs
		.readdirSync( FOLDER )
		.filter( ( name ) => name.endsWith( '.jpg' ) )
		.map( ( name ) => name.slice( 0, -'.jpg'.length ) );
	return pictures.flatMap( ( name ) => {
		const entry = entries[ name ];
		if ( ! entry || entry.file !== fileOf( name ) ) {
			return [ `${ name }: not taken by npm run pictures` ];
		}
		const gone = entry.words.filter( ( text ) => ! known.has( text ) );
		return [
			...gone.map( ( text ) => `${ name }: nothing says “${ text }”` ),
			...( entry.styles === stylesOf( name )
				? []
				: [ `${ name }: its style sheets have changed` ] ),
		];
	} );
}
