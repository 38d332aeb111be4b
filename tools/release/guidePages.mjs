// @ts-nocheck webpack's types come with none of our dependencies.
/**
 * Generates pages from the guides in docs/user, with their pictures, beside the bundles: Help opens them on the site
 * itself, so they work offline and match the running version.
 */
import fs from 'node:fs';
import path from 'node:path';
import { filesIn } from '../files.mjs';
import { root } from '../paths.mjs';
import { addFiles } from './addFiles.mjs';
import { guidePage } from './guidePage.mjs';

const GUIDES = 'docs/user';

export const guidePages = () =>
	addFiles( 'guidePages', 'ADDITIONAL', ( compilation, emit ) => {
		compilation.contextDependencies.add( path.join( root, GUIDES ) );
		for ( const file of filesIn( GUIDES, '' ) ) {
			const name = file.replace( GUIDES, 'guides' );
			const content = () => fs.readFileSync( path.join( root, file ) );
			if ( file.endsWith( '.md' ) ) {
				emit(
					name
						.replace( 'README.md', 'index.html' )
						.replace( /\.md$/, '.html' ),
					guidePage( content().toString() )
				);
			} else if ( file.endsWith( '.jpg' ) ) {
				emit( name, content() );
			}
		}
	} );
