/**
 * The lists of templates and of user patterns in both editors, on a site with 100 templates, 60 template parts and 500
 * patterns, which are created and deleted again.
 */
import { findChromium } from '../../browser.mjs';
import { publish } from '../publish.mjs';
import { comparedTable } from '../report.mjs';
import { benchScreens } from '../screens.mjs';
import { onSiteToMeasure } from '../site.mjs';

/** Upper limit of the ratio Atelier / WordPress. */
const TARGET = 0.5;

const MEASURES = /** @type {const} */ ( {
	open: [ 'opened, until its first item is listed', 'ms', TARGET ],
	openCpu: [ 'main-thread CPU until then', 'ms', TARGET ],
	search: [ 'searched, until what is found is listed', 'ms', TARGET ],
	page: [ 'next page, until it is listed', 'ms', TARGET ],
} );

/** @param {import('../../bench.mjs').BenchOptions} options */
export const measure = ( { runs = 3, release } ) =>
	onSiteToMeasure( release, async ( url ) => {
		const { pairs, version } = await benchScreens( {
			url,
			chromium: await findChromium(),
			runs,
			log: console.log,
		} );
		const tables = Object.entries( pairs )
			.map( ( [ name, list ] ) => comparedTable( name, MEASURES, list ) )
			.join( '\n\n' );
		console.log( `\n${ tables }\n` );
		publish(
			'templates',
			`WordPress ${ version }, ${ runs } runs`,
			tables
		);
	} );
