import { borderEdits, hasBorder } from './border';
import { NO_CHANGES, writeStyles } from '@/features/globalStyles/index.model';

const target = { block: 'core/quote' };

const stored = ( border: object ) => ( {
	settings: {},
	styles: { blocks: { 'core/quote': { border } } },
} );

describe( 'borderEdits', () => {
	it( 'replaces a border of all sides by single sides, and keeps the radius', () => {
		const before = stored( { radius: '4px', width: '1px', color: 'red' } );
		expect(
			writeStyles(
				before,
				borderEdits( target, {
					top: { width: '2px' },
					right: {},
					left: undefined,
				} )
			)
		).toEqual( stored( { radius: '4px', top: { width: '2px' } } ) );
	} );

	it( 'removes a border', () => {
		expect(
			writeStyles(
				stored( { top: { width: '2px' } } ),
				borderEdits( target, undefined )
			)
		).toEqual( NO_CHANGES );
	} );
} );

describe( 'hasBorder', () => {
	it.each( [
		[ { radius: '1px' }, false ],
		[ { width: '1px' }, true ],
		[ { top: { width: '1px' } }, true ],
		[ 'invalid', false ],
		[ undefined, false ],
	] )( 'returns for %j: %j', ( border, has ) => {
		expect( hasBorder( border ) ).toBe( has );
	} );
} );
