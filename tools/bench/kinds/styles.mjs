/** How soon the site follows a dragged color, and how soon the style book is shown, in both editors. */
import { measureBook } from '../book.mjs';
import { DRAG_PLACES, measureDrag } from '../drag.mjs';
import { publish } from '../publish.mjs';
import { comparedTable } from '../report.mjs';
import { onSiteToMeasure } from '../site.mjs';
import { measureInTurns } from '../turns.mjs';

const DRAG = /** @type {const} */ ( {
	seen: [
		'a step, until the frame after the one that shows it',
		'ms',
		1 / 3,
	],
	cpu: [ 'main-thread CPU of a step', 'ms', 1 / 3 ],
	slowest: [ 'longest task of a drag, above 50 ms', 'ms', null ],
	blocked: [ 'all that tasks of a drag take beyond 50 ms', 'ms', null ],
} );

const BOOK = /** @type {const} */ ( {
	seen: [ 'opened, until its first category is seen', 'ms', 1 / 2 ],
	cpu: [ 'main-thread CPU until then', 'ms', null ],
	heap: [ 'heap, once it is idle', 'MB', null ],
} );

/** @param {import('../../bench.mjs').BenchOptions} options */
export const measure = ( { runs = 3, release } ) =>
	onSiteToMeasure( release, async ( url ) => {
		const drag = await measureInTurns( {
			url,
			runs,
			plan: () => Promise.resolve( { places: DRAG_PLACES } ),
			measure: measureDrag,
		} );
		const book = await measureInTurns( {
			url,
			runs,
			plan: () => Promise.resolve( { places: { book: null } } ),
			measure: measureBook,
		} );
		publish(
			'styles',
			`WordPress ${ drag.version }, ${ runs } runs`,
			[
				...Object.entries( drag.pairs ).map( ( [ place, pairs ] ) =>
					comparedTable(
						`color of headings, in the ${ place }`,
						DRAG,
						pairs
					)
				),
				comparedTable( 'style book, cold', BOOK, book.pairs.book ),
			].join( '\n\n' )
		);
	} );
