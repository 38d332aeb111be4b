import { continuesStep } from './step';

const made = {};
const last = { key: 'color.text', at: 1000, result: made };

describe( 'continuesStep', () => {
	it.each( [
		[
			'goes on while the same control is dragged',
			'color.text',
			1016,
			made,
			true,
		],
		[ 'ends after a pause', 'color.text', 2000, made, false ],
		[ 'ends with another control', 'color.background', 1016, made, false ],
		[
			'ends where something else changed the document',
			'color.text',
			1016,
			{},
			false,
		],
	] )( '%s', ( _name, key, at, on, expected ) => {
		expect( continuesStep( last, { key, at, on } ) ).toBe( expected );
	} );

	it( 'starts with the first edit', () => {
		expect( continuesStep( null, { key: 'x', at: 0, on: made } ) ).toBe(
			false
		);
	} );
} );
