import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../paths.mjs';
import { placeDatabase } from '../server/mariadb.mjs';
import { startNative } from '../server/native.mjs';
import { median } from './report.mjs';

const here = path.join( root, 'tools/bench' );

/** Requests of each kind before the first that counts: PHP compiles and caches. */
const WARM = 4;

/**
 * What a page by the link of a site draft costs, next to the same page without it: the processor's time that PHP takes.
 *
 * @param {Object}                    options
 * @param {string}                    options.core  A WordPress.
 * @param {string}                    options.php   The program.
 * @param {number}                    options.pairs How often each page is asked for.
 * @param {(message: string) => void} options.log
 * @return {Promise<{ changes: number, database: string, rows: { page: string, plain: number, shared: number, ratio: number }[] }>} Medians in milliseconds, and of the ratios of pairs.
 */
export async function measureSharedPages( { core, php, pairs, log } ) {
	const folder = fs.mkdtempSync( path.join( os.tmpdir(), 'atelier-cpu-' ) );
	const file = path.join( folder, 'cpu' );
	process.env.ATELIER_CPU_FILE = file;
	const database = placeDatabase( php );
	const server = await startNative( {
		core,
		name: 'bench-drafts',
		php,
		database,
		router: path.join( here, 'cpu.php' ),
	} );
	try {
		const output = execFileSync(
			php,
			[
				'-r',
				`$_SERVER['HTTP_HOST'] = '${ new URL( server.url ).host }';
require '${ server.site }/wp-load.php';
require '${ here }/shared-draft.php';`,
			],
			{ encoding: 'utf8' }
		);
		const [ , json = '' ] = /@made (.*)/.exec( output ) ?? [];
		/** @type {{ changes: number, token: string, pages: Record<string, string> }} */
		const { changes, token, pages } = JSON.parse( json );
		/**
		 * @param {string}  address
		 * @param {boolean} isShared
		 */
		const cost = async ( address, isShared ) => {
			const url = new URL( address, server.url );
			if ( isShared ) {
				url.searchParams.set( 'atelier_preview', token );
			}
			const answer = await fetch( url );
			const page = await answer.text();
			if ( ! answer.ok || ! page.includes( '</html>' ) ) {
				throw new Error( `${ url.href } answers ${ answer.status }.` );
			}
			return Number( fs.readFileSync( file, 'utf8' ) );
		};
		const rows = [];
		for ( const [ page, address ] of Object.entries( pages ) ) {
			log( page );
			/** @type {{ plain: number, shared: number }[]} */
			const found = [];
			for ( let at = -WARM; at < pairs; at++ ) {
				// Now one is the first, now the other.
				const isSharedFirst = at % 2 === 0;
				const first = await cost( address, isSharedFirst );
				const second = await cost( address, ! isSharedFirst );
				if ( at >= 0 ) {
					found.push(
						isSharedFirst
							? { plain: second, shared: first }
							: { plain: first, shared: second }
					);
				}
			}
			rows.push( {
				page,
				plain: median( found.map( ( { plain } ) => plain ) ),
				shared: median( found.map( ( { shared } ) => shared ) ),
				ratio: median(
					found.map( ( { plain, shared } ) => shared / plain )
				),
			} );
		}
		return {
			changes,
			database: database ? 'MariaDB' : 'SQLite',
			rows,
		};
	} finally {
		await server.stop();
		fs.rmSync( folder, { recursive: true, force: true } );
	}
}
