// @ts-nocheck webpack's types come with none of our dependencies.
/**
 * Compiles the translations in languages/ beside the bundles: for each language a file for PHP, and for each script,
 * lazy chunks included, a file with only its messages. includes/Support/Build.php and
 * includes/Support/Chunk_Translations.php expect these names.
 */
import fs from 'node:fs';
import path from 'node:path';
import { addFiles } from '../release/addFiles.mjs';
import { compilePhp, compileScript } from './compiled.mjs';
import { messagesOf, unite } from './messages.mjs';
import { parsePo } from './po.mjs';

const FOLDER = path.resolve( import.meta.dirname, '../../languages' );

export const translationFiles = () =>
	addFiles(
		'translationFiles',
		'REPORT',
		( { assets, entrypoints }, emit ) => {
			// The gallery isn't in the plugin's zip.
			const scripts = Object.keys( assets ).filter(
				( name ) => name.endsWith( '.js' ) && name !== 'gallery.js'
			);
			const said = scripts.map( ( name ) => ( {
				name: name.slice( 0, -'.js'.length ),
				messages: unite(
					messagesOf( name, String( assets[ name ].source() ) )
				),
			} ) );
			for ( const { locale, catalogue } of catalogues() ) {
				const file = `languages/atelier-${ locale }`;
				emit( `${ file }.l10n.php`, compilePhp( catalogue ) );
				for ( const { name, messages } of said ) {
					const json = compileScript( catalogue, messages );
					if ( json !== null ) {
						const handle = entrypoints.has( name )
							? `atelier-${ name }`
							: name;
						emit( `${ file }-${ handle }.json`, json );
					}
				}
			}
		}
	);

/** The languages that ship with the plugin. */
const catalogues = () =>
	fs
		.readdirSync( FOLDER )
		.filter( ( name ) => name.endsWith( '.po' ) )
		.map( ( name ) => ( {
			locale: name.slice( 'atelier-'.length, -'.po'.length ),
			catalogue: parsePo(
				fs.readFileSync( path.join( FOLDER, name ), 'utf8' )
			),
		} ) );
