/**
 * The lists of templates and of user patterns in both editors, on a site with 100 templates, 60 template parts and 500
 * patterns, which are created and deleted again.
 */
import { fill } from '../largeSite.mjs';
import { measureList } from '../list.mjs';
import { publish } from '../publish.mjs';
import { comparedTable } from '../report.mjs';
import { onSiteToMeasure } from '../site.mjs';
import { measureInTurns } from '../turns.mjs';

/** Upper limit of the ratio Atelier / WordPress. */
const TARGET = 0.5;

const MEASURES = /** @type {const} */ ( {
	open: [ 'opened, until its first item is listed', 'ms', TARGET ],
	openCpu: [ 'main-thread CPU until then', 'ms', TARGET ],
	search: [ 'searched, until what is found is listed', 'ms', TARGET ],
	leaf: [ 'next page, until it is listed', 'ms', TARGET ],
} );

/** What is sought isn't on the first page. */
const LISTS = {
	templates: { query: { p: '/template' }, sought: '077' },
	patterns: {
		query: {
			p: '/pattern',
			postType: 'wp_block',
			categoryId: 'my-patterns',
		},
		sought: '277',
	},
};

/** @param {import('../../bench.mjs').BenchOptions} options */
export const measure = ( { runs = 3, release } ) =>
	onSiteToMeasure( release, async ( url ) => {
		const { pairs, version } = await measureInTurns( {
			url,
			runs,
			plan: async ( page, theme ) => ( {
				cleanUp: await fill( page, theme ),
				places: LISTS,
			} ),
			measure: measureList,
		} );
		publish(
			'templates',
			`WordPress ${ version }, ${ runs } runs`,
			Object.entries( pairs )
				.map( ( [ name, list ] ) =>
					comparedTable( name, MEASURES, list )
				)
				.join( '\n\n' )
		);
	} );
