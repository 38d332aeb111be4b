/**
 * The screens and the editor, in WordPress's own Site Editor and in Atelier. Fails if a measure exceeds its budget
 * (bench/budgets.mjs).
 */
import { BUDGETED_RELEASE } from '../budgets.mjs';
import { measure as measureOnce } from '../measure.mjs';
import { publish } from '../publish.mjs';
import { overBudget, rowsOf, tableOf } from '../report.mjs';
import { prepareScenarios } from '../scenarios.mjs';
import { onSiteToMeasure } from '../site.mjs';
import { measureInTurns } from '../turns.mjs';

const CACHES = /** @type {const} */ ( [ 'cold', 'warm' ] );

/** @param {import('../../bench.mjs').BenchOptions} options */
export const measure = ( { runs = 5, release, only, isSlow } ) =>
	onSiteToMeasure( release, async ( url, isOwn ) => {
		const caches = isSlow ? CACHES.slice( 0, 1 ) : CACHES;
		const { pairs, version } = await measureInTurns( {
			url,
			runs,
			plan: async ( page, theme ) => {
				const { scenarios, cleanUp } = await prepareScenarios(
					page,
					theme
				);
				const wanted = scenarios.filter(
					( { name } ) => only === undefined || name === only
				);
				return {
					places: Object.fromEntries(
						wanted.map( ( scenario ) => [
							scenario.name,
							scenario,
						] )
					),
					cleanUp,
				};
			},
			measure: async ( context, editor, scenario ) => {
				/** @type {Partial<Record<'cold' | 'warm', import('../measure.mjs').Figures>>} */
				const figures = {};
				for ( const cache of caches ) {
					figures[ cache ] = await measureOnce(
						context,
						editor,
						scenario,
						isSlow
					);
				}
				return figures;
			},
		} );
		const rows = rowsOf(
			Object.entries( pairs ).flatMap( ( [ scenario, list ] ) =>
				caches.map( ( cache ) => ( {
					scenario,
					cache,
					pairs: list.map( ( { core, atelier } ) => ( {
						core: core[ cache ] ?? {},
						atelier: atelier[ cache ] ?? {},
					} ) ),
				} ) )
			)
		);
		const where = isOwn
			? 'the WordPress of `npm test` (PHP in WebAssembly)'
			: 'a native server';
		publish(
			isSlow ? 'slow' : version.split( '.' ).slice( 0, 2 ).join( '.' ),
			`WordPress ${ version } on ${ where }, ${ runs } runs`,
			tableOf( rows ),
			only !== undefined
		);
		const over =
			version.startsWith( BUDGETED_RELEASE ) && ! isSlow
				? overBudget( rows )
				: [];
		if ( over.length > 0 ) {
			console.error( over.join( '\n' ) );
			process.exitCode = 1;
		}
	} );
