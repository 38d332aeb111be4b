// @ts-nocheck webpack's types come with none of our dependencies.
/**
 * Generates pages from the guides in docs/user, with their pictures, beside the bundles: Help opens them on the site
 * itself, so they work offline and match the running version.
 */
import fs from 'node:fs';
import path from 'node:path';
import { guidePage } from './guidePage.mjs';

const NAME = 'GuidePages';
const FOLDER = 'guides';
const guides = path.resolve( import.meta.dirname, '../../docs/user' );

export class GuidePages {
	/** @param {import('webpack').Compiler} compiler */
	apply( compiler ) {
		const { Compilation, sources } = compiler.webpack;
		compiler.hooks.thisCompilation.tap( NAME, ( compilation ) => {
			compilation.contextDependencies.add( guides );
			const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
			compilation.hooks.processAssets.tap( { name: NAME, stage }, () => {
				const files = fs.readdirSync( guides, {
					recursive: true,
					encoding: 'utf8',
				} );
				for ( const file of files ) {
					const name = `${ FOLDER }/${ file.replaceAll( path.sep, '/' ) }`;
					const content = () =>
						fs.readFileSync( path.join( guides, file ) );
					if ( file.endsWith( '.md' ) ) {
						compilation.emitAsset(
							name
								.replace( 'README.md', 'index.html' )
								.replace( /\.md$/, '.html' ),
							new sources.RawSource(
								guidePage( content().toString() )
							)
						);
					} else if ( file.endsWith( '.jpg' ) ) {
						compilation.emitAsset(
							name,
							new sources.RawSource( content() )
						);
					}
				}
			} );
		} );
	}
}
