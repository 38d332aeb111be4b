import { allowsMethod, authorsOf, parseAuthor } from './author';

const read = ( text: string ) => text.toUpperCase();

describe( 'parseAuthor', () => {
	it( 'parses the type and the name', () => {
		expect(
			parseAuthor(
				{ original_source: 'user', author_text: 'Ida', author: 7 },
				read
			)
		).toEqual( { type: 'user', name: 'IDA', id: 7 } );
	} );

	it.each( [
		[ 'nothing', {} ],
		[ 'a stranger', { original_source: 'x' } ],
	] )( 'treats %s as the site', ( _name, record ) => {
		expect( parseAuthor( record, read ).type ).toBe( 'site' );
	} );
} );

describe( 'authorsOf', () => {
	it( 'lists each name once in order, and skips authors without a name', () => {
		const documents = [ 'Zoe', 'Ann', '', 'Zoe' ].map( ( name ) => ( {
			author: { type: 'user', name, id: 1 } as const,
		} ) );
		expect(
			authorsOf( [ ...documents, { author: null } ] ).map(
				( { name } ) => name
			)
		).toEqual( [ 'Ann', 'Zoe' ] );
	} );
} );

describe( 'allowsMethod', () => {
	const linked = ( ...allow: string[] ) => ( {
		_links: { self: [ { targetHints: { allow } } ] },
	} );

	it.each( [
		[ 'what is listed', linked( 'GET', 'DELETE' ), true ],
		[ 'nothing else', linked( 'GET' ), false ],
		[ 'what the server says nothing about', { _links: {} }, true ],
		[ 'what has no links', {}, true ],
	] )( 'allows %s', ( _name, record, expected ) => {
		expect( allowsMethod( record, 'DELETE' ) ).toBe( expected );
	} );
} );
