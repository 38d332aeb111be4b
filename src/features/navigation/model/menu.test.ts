import { isNewName, parseFacts, parseMenu, type MenuReaders } from './menu';

const readers: MenuReaders = {
	readText: ( text ) => text.replace( '&amp;', '&' ),
	readTitle: ( { title } ) => String( title ),
};

describe( 'parseMenu', () => {
	it( 'parses the properties for the list', () => {
		expect(
			parseMenu(
				{ id: 7, title: 'Bread &amp; butter', status: 'draft' },
				readers
			)
		).toEqual( { id: '7', title: 'Bread & butter', isDraft: true } );
	} );

	it( 'is null without an id', () => {
		expect( parseMenu( { title: 'x' }, readers ) ).toBeNull();
	} );
} );

describe( 'parseFacts', () => {
	it( 'has facts by id', () => {
		const use = { type: 'wp_template_part', id: 't//header', title: 'H' };
		const facts = parseFacts(
			[
				{
					id: 7,
					items: 3,
					usedIn: [ use, null, 'x' ],
					atelier_version: '*:0a',
				},
				{ id: 8 },
				{ id: 9, usedIn: null },
			],
			readers.readText
		);
		expect( facts.get( '7' ) ).toEqual( {
			items: 3,
			usedIn: [ use ],
			isInvalid: false,
			version: '*:0a',
		} );
		expect( facts.get( '8' ) ).toEqual( {
			items: 0,
			usedIn: [],
			isInvalid: false,
			version: '',
		} );
		// Not known yet is another thing than nowhere.
		expect( facts.get( '9' )?.usedIn ).toBeNull();
	} );

	it.each( [ null, 'x', {}, [ 1 ] ] )( 'is empty for %j', ( answer ) => {
		expect( parseFacts( answer, readers.readText ).size ).toBe( 0 );
	} );
} );

describe( 'isNewName', () => {
	it.each( [
		[ 'Other', true ],
		[ 'Main', false ],
		[ ' Main ', false ],
		[ '', false ],
		[ '   ', false ],
	] )( '“%s” instead of “Main”: %s', ( text, expected ) => {
		expect( isNewName( text, { title: 'Main' } ) ).toBe( expected );
	} );
} );
