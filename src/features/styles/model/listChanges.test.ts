import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listChanges } from './listChanges';

const SAND = { slug: 'sand', name: 'Sand', color: '#aaa' };
const SEA = { slug: 'sea', name: 'Sea', color: '#00f' };

describe( 'listChanges', () => {
	it( 'names what came, what went, and what is another one', () => {
		expect(
			listChanges(
				[ SAND, SEA ],
				[
					{ ...SAND, color: '#bbb' },
					{ slug: 'rose', name: 'Rose' },
				]
			)
		).toEqual( {
			added: [ 'Rose' ],
			removed: [ 'Sea' ],
			changed: [ 'Sand' ],
		} );
	} );

	it( 'takes what is missing for an empty list', () => {
		expect( listChanges( undefined, [ SEA ] ) ).toEqual( {
			added: [ 'Sea' ],
			removed: [],
			changed: [],
		} );
	} );

	it( 'is about lists alone', () => {
		expect( listChanges( '#fff', undefined ) ).toBeNull();
	} );

	it( 'has nothing to say about two lists that are the same', () => {
		fc.assert(
			fc.property( fc.array( fc.jsonValue() ), ( list ) => {
				expect( listChanges( list, structuredClone( list ) ) ).toEqual(
					{
						added: [],
						removed: [],
						changed: [],
					}
				);
			} )
		);
	} );
} );
