import fc from 'fast-check';
import { anyDoc } from './arbitraries';
import {
	differencesBetween,
	saysTheSame,
	takeDifferences,
} from './differences';
import { NO_CHANGES } from './values';

describe( 'differences between two documents', () => {
	it( 'are empty between a document and its copy', () => {
		fc.assert(
			fc.property( anyDoc(), ( doc ) => {
				expect(
					differencesBetween( doc, structuredClone( doc ) )
				).toEqual( [] );
			} )
		);
	} );

	it( 'give the other document if all are taken, and the same document if none is', () => {
		fc.assert(
			fc.property( anyDoc(), anyDoc(), ( now, then ) => {
				const differences = differencesBetween( then, now );
				const all = takeDifferences( now, differences, 'before' );
				expect( differencesBetween( all, then ) ).toEqual( [] );
				expect( takeDifferences( now, [], 'before' ) ).toBe( now );
			} )
		);
	} );

	it( 'leave nothing of a group whose `ref` is no path', () => {
		const now = { settings: {}, styles: { color: { ref: null, x: 'y' } } };
		const then = { settings: {}, styles: {} };
		const all = takeDifferences(
			now,
			differencesBetween( then, now ),
			'before'
		);
		expect( differencesBetween( all, then ) ).toEqual( [] );
	} );

	it( 'can be taken separately and in any order', () => {
		fc.assert(
			fc.property(
				anyDoc(),
				anyDoc(),
				fc.infiniteStream( fc.boolean() ),
				( now, then, coins ) => {
					const differences = differencesBetween( then, now );
					const chosen = differences.filter(
						() => coins.next().value
					);
					const rest = differences.filter(
						( difference ) => ! chosen.includes( difference )
					);
					const partly = takeDifferences( now, chosen, 'before' );
					expect( differencesBetween( then, partly ).length ).toBe(
						rest.length
					);
					const back = takeDifferences( partly, chosen, 'after' );
					expect( saysTheSame( back, now ) ).toBe( true );
				}
			)
		);
	} );

	it( 'contain the value before and after', () => {
		expect(
			differencesBetween(
				{ settings: {}, styles: { color: { text: 'red' } } },
				{
					settings: { color: { palette: { custom: [ 'x' ] } } },
					styles: { color: { text: 'blue' }, css: 'p {}' },
				}
			)
		).toEqual( [
			{
				part: 'settings',
				keys: [ 'color', 'palette', 'custom' ],
				before: undefined,
				after: [ 'x' ],
			},
			{
				part: 'styles',
				keys: [ 'color', 'text' ],
				before: 'red',
				after: 'blue',
			},
			{
				part: 'styles',
				keys: [ 'css' ],
				before: undefined,
				after: 'p {}',
			},
		] );
	} );

	it( 'treat a branch as one value if the other document has a plain value', () => {
		const invalid = { settings: {}, styles: { color: 'red' } };
		const whole = { settings: {}, styles: { color: { text: 'red' } } };
		expect( differencesBetween( invalid, whole ) ).toHaveLength( 1 );
		expect( differencesBetween( whole, invalid ) ).toHaveLength( 1 );
	} );

	it( 'ignore empty branches', () => {
		const empty = { settings: { color: {} }, styles: { blocks: {} } };
		expect( saysTheSame( empty, NO_CHANGES ) ).toBe( true );
	} );
} );
