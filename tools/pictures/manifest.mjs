/**
 * The manifest of pictures in docs/user, docs/user/pictures/manifest.json: the messages of Atelier on each, and a hash
 * of its style sheets. A test compares both with the sources: a picture is outdated once one of its messages was
 * removed, or one of its style sheets has changed.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { PICTURES } from '../../docs/user/pictures.mjs';
import { filesIn } from '../files.mjs';
import { template } from '../i18n/sources.mjs';
import { parsePo } from '../i18n/po.mjs';
import { root } from '../paths.mjs';

/** @typedef {{ words: string[], styles: string, file: string }} Entry */

const FOLDER = path.join( root, 'docs/user/pictures' );
const MANIFEST = path.join( FOLDER, 'manifest.json' );

/** The rooms of every picture. */
const SHARED = [ 'src/ui', 'src/app' ];

/** @param {string | Buffer} content */
const sum = ( content ) =>
	createHash( 'sha256' ).update( content ).digest( 'hex' ).slice( 0, 16 );

/** @param {string} name A picture's name. */
function stylesOf( name ) {
	const { rooms = [] } = PICTURES[ name ] ?? {};
	return sum(
		[ ...SHARED, ...rooms.map( ( room ) => `src/features/${ room }` ) ]
			.flatMap( ( folder ) => filesIn( folder, '.css' ) )
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

/** All messages of Atelier. */
const said = () =>
	new Set( parsePo( template() ).entries.map( ( { msgid } ) => msgid ) );

/**
 * @param {string}   name  The picture's name.
 * @param {string[]} words Its visible texts.
 * @return {Entry} Its entry in the manifest.
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

/** @return {Record<string, Entry>} The entries of pictures, by name. */
export const readManifest = () =>
	JSON.parse( fs.readFileSync( MANIFEST, 'utf8' ) );

/** @param {Record<string, Entry>} entries By name of the picture. */
export const writeManifest = ( entries ) =>
	fs.writeFileSync(
		MANIFEST,
		`${ JSON.stringify( entries, null, '\t' ) }\n`
	);

/** @return {Promise<boolean>} Whether no picture is outdated; reasons are printed. */
export function picturesAreCurrent() {
	const entries = readManifest();
	const known = said();
	const pictures = fs
		.readdirSync( FOLDER )
		.filter( ( name ) => name.endsWith( '.jpg' ) )
		.map( ( name ) => name.slice( 0, -'.jpg'.length ) );
	const stale = pictures.flatMap( ( name ) => {
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
	if ( stale.length > 0 ) {
		console.error( stale.join( '\n' ) );
		console.error( 'Take them again: npm run pictures' );
	}
	return Promise.resolve( stale.length === 0 );
}
