/**
 * The screens and the editor, in WordPress's own Site Editor and in Atelier. Fails if a measure exceeds its budget
 * (bench/budgets.mjs).
 */
import { findChromium } from '../../browser.mjs';
import { BUDGETED_RELEASE } from '../budgets.mjs';
import { publish } from '../publish.mjs';
import { overBudget, rowsOf, tableOf } from '../report.mjs';
import { benchSite } from '../run.mjs';
import { onSiteToMeasure } from '../site.mjs';

/** @param {import('../../bench.mjs').BenchOptions} options */
export const measure = ( { runs = 5, release, only, isSlow } ) =>
	onSiteToMeasure( release, async ( url, isOwn ) => {
		const { series, version } = await benchSite( {
			url,
			chromium: await findChromium(),
			runs,
			only,
			isSlow,
			log: console.log,
		} );
		const rows = rowsOf( series );
		const table = tableOf( rows );
		const where = isOwn
			? 'the WordPress of `npm test` (PHP in WebAssembly)'
			: 'a native server';
		console.log( `\n${ table }\n` );
		if ( only === undefined ) {
			publish(
				isSlow
					? 'slow'
					: version.split( '.' ).slice( 0, 2 ).join( '.' ),
				`WordPress ${ version } on ${ where }, ${ runs } runs`,
				table
			);
		}
		const over =
			version.startsWith( BUDGETED_RELEASE ) && ! isSlow
				? overBudget( rows )
				: [];
		if ( over.length > 0 ) {
			console.error( over.join( '\n' ) );
			process.exitCode = 1;
		}
	} );
