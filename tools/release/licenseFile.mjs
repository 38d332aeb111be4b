// @ts-nocheck webpack's types come with none of our dependencies.
/**
 * Writes THIRD-PARTY.txt beside the bundles: each bundled package, with its version, origin and license. A package
 * without a license text fails the build.
 */
import fs from 'node:fs';
import { addFiles } from './addFiles.mjs';

/** Code of others inside of packages. */
const INSIDE = {
	'woff2-encoder':
		'Contains WebAssembly compiled with Emscripten from https://github.com/google/woff2 (MIT) and\nhttps://github.com/google/brotli (MIT); its sources and how to build it are in the package’s repository.',
};

export const licenseFile = () =>
	addFiles( 'licenseFile', 'ADDITIONAL', ( compilation, emit ) => {
		const folders = new Set();
		for ( const module of compilation.modules ) {
			for ( const { resource } of [
				module,
				...( module.modules ?? [] ),
			] ) {
				const [ folder ] =
					/^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(
						resource ?? ''
					) ?? [];
				if ( folder ) {
					folders.add( folder );
				}
			}
		}
		const found = [ ...folders ]
			.map( describe )
			.sort( ( one, other ) => ( one.title < other.title ? -1 : 1 ) );
		for ( const { title, text } of found ) {
			if ( ! text ) {
				compilation.errors.push(
					new Error( `${ title } has no text of a licence` )
				);
			}
		}
		emit( 'THIRD-PARTY.txt', format( found ) );
	} );

/** @param {string} folder The folder of a package. */
function describe( folder ) {
	const {
		name,
		version,
		license,
		homepage = '',
		repository,
	} = JSON.parse( fs.readFileSync( `${ folder }/package.json`, 'utf8' ) );
	const file = fs
		.readdirSync( folder )
		.find( ( one ) => /^(?:licen[cs]e|copying)/i.test( one ) );
	return {
		title: `${ name } ${ version }`,
		license,
		origin: ( repository?.url ?? repository ?? homepage ).replace(
			/^git\+|\.git$/g,
			''
		),
		inside: INSIDE[ name ] ?? '',
		text: file
			? fs.readFileSync( `${ folder }/${ file }`, 'utf8' ).trim()
			: '',
	};
}

const format = ( found ) =>
	`The scripts in this folder contain these packages. Sources of Atelier itself: see readme.txt.\n\n${ found
		.map( ( { title, license, origin, inside, text } ) =>
			[
				'='.repeat( 80 ),
				title,
				`Licence: ${ license }`,
				`Origin: ${ origin }`,
				...( inside ? [ inside ] : [] ),
				'',
				text,
				'',
			].join( '\n' )
		)
		.join( '\n' ) }`;
