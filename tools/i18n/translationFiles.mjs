// @ts-nocheck webpack's types come with none of our dependencies.
/**
 * Compiles the translations in languages/ beside the bundles: for each language a file for PHP, and for each script,
 * lazy chunks included, a file with only its messages. includes/Support/Build.php and
 * includes/Support/Chunk_Translations.php expect these names.
 */
import fs from 'node:fs';
import path from 'node:path';
import { compilePhp, compileScript } from './compiled.mjs';
import { messagesOfScript, unite } from './messages.mjs';
import { parsePo } from './po.mjs';

const NAME = 'TranslationFiles';
const FOLDER = path.resolve( import.meta.dirname, '../../languages' );

export class TranslationFiles {
	/** @param {import('webpack').Compiler} compiler */
	apply( compiler ) {
		const { Compilation, sources } = compiler.webpack;
		compiler.hooks.thisCompilation.tap( NAME, ( compilation ) => {
			const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
			compilation.hooks.processAssets.tap(
				{ name: NAME, stage },
				( assets ) => {
					// The gallery isn't in the plugin's zip.
					const scripts = Object.keys( assets ).filter(
						( name ) =>
							name.endsWith( '.js' ) && name !== 'gallery.js'
					);
					const stages = new Set( compilation.entrypoints.keys() );
					const said = scripts.map( ( name ) => ( {
						name: name.slice( 0, -'.js'.length ),
						messages: unite(
							messagesOfScript(
								name,
								String( assets[ name ].source() )
							)
						),
					} ) );
					for ( const { locale, catalogue } of catalogues() ) {
						const emit = ( name, text ) =>
							compilation.emitAsset(
								`languages/atelier-${ locale }${ name }`,
								new sources.RawSource( text )
							);
						emit( '.l10n.php', compilePhp( catalogue ) );
						for ( const { name, messages } of said ) {
							const json = compileScript( catalogue, messages );
							if ( json !== null ) {
								emit(
									`-${ stages.has( name ) ? `atelier-${ name }` : name }.json`,
									json
								);
							}
						}
					}
				}
			);
		} );
	}
}

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
