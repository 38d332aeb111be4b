import fc from 'fast-check';
import { hasValues, recordOf, valuesOf } from './values';

const anyRecord = fc.record(
	{
		title: fc.string(),
		content: fc.string(),
		excerpt: fc.string(),
		featured_media: fc.nat(),
		styles: fc.dictionary( fc.string(), fc.jsonValue() ),
	},
	{ requiredKeys: [] }
);

describe( 'valuesOf', () => {
	it( 'is the inverse of recordOf, and what REST wraps is unwrapped', () => {
		fc.assert(
			fc.property( anyRecord, ( record ) => {
				const values = valuesOf( {
					...record,
					...( record.title === undefined
						? {}
						: { title: { raw: record.title, rendered: '?' } } ),
				} );
				expect( valuesOf( recordOf( values ) ) ).toEqual( values );
				expect( Object.keys( values ).sort() ).toEqual(
					Object.keys( record ).sort()
				);
			} )
		);
	} );

	it( 'leaves out what isn’t searched', () => {
		expect( valuesOf( { password: 'x', constructor: 'y' } ) ).toEqual( {} );
	} );
} );

describe( 'hasValues', () => {
	it( 'compares trees without the order of their keys, and texts as they are', () => {
		const styles = { styles: '{"a":1,"b":2}' };
		expect( hasValues( { styles: '{"b":2,"a":1}' }, styles ) ).toBe( true );
		expect( hasValues( { styles: '{"a":1}' }, styles ) ).toBe( false );
		expect( hasValues( { title: 'A ' }, { title: 'A' } ) ).toBe( false );
		expect( hasValues( {}, { title: 'A' } ) ).toBe( false );
	} );
} );
