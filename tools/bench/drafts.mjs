/**
 * What a page by the link of a site draft costs, next to the same page without it: the processor's time that PHP takes, in pairs of
 * requests. Prints a table for docs/site-drafts.md.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../paths.mjs';
import { median } from './report.mjs';
import { startSiteToMeasure } from './site.mjs';

/** How much more than the page itself. */
const TARGET = 1.2;
/** Requests of each kind before the first that counts: PHP compiles and caches. */
const WARM = 4;

/** @param {import('../bench.mjs').BenchOptions} options */
export async function measure( { runs = 30, release } ) {
	const folder = fs.mkdtempSync( path.join( os.tmpdir(), 'atelier-cpu-' ) );
	const file = path.join( folder, 'cpu' );
	process.env.ATELIER_CPU_FILE = file;
	const server = await startSiteToMeasure(
		release,
		path.join( root, 'tools/bench/cpu.php' )
	);
	try {
		const output = server.fill( 'shared-draft.php' );
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
			console.log( page );
			/** @type {{ plain: number, shared: number }[]} */
			const found = [];
			for ( let at = -WARM; at < runs; at++ ) {
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
			const ratio = median(
				found.map( ( { plain, shared } ) => shared / plain )
			);
			const plain = median( found.map( ( one ) => one.plain ) );
			const shared = median( found.map( ( one ) => one.shared ) );
			rows.push(
				`| ${ page } | ${ plain.toFixed( 1 ) } ms | ${ shared.toFixed( 1 ) } ms | ${ ratio.toFixed( 2 ) } | ≤ ${ TARGET } ${ ratio <= TARGET ? '✓' : '✗' } |`
			);
		}
		console.log(
			[
				`\n${ changes } changes, ${ runs } pairs, ${ server.where }\n`,
				'| page | without | by link | ratio | target |',
				'| --- | ---: | ---: | ---: | --- |',
				...rows,
			].join( '\n' )
		);
	} finally {
		await server.stop();
		fs.rmSync( folder, { recursive: true, force: true } );
	}
}
