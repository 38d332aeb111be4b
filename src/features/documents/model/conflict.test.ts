import {
	basedOn,
	entryOf,
	keeping,
	parseTheirs,
	rawRecord,
	versionOf,
	withEntry,
} from './conflict';

const refusal = ( data: object = {} ) => ( {
	code: 'atelier_conflict',
	message: 'Anna changed it 1 minute ago.',
	data: {
		status: 409,
		modified: '2026-03-01T10:00:00Z',
		author: { id: 3, name: 'Anna' },
		record: { id: 7 },
		...data,
	},
} );

describe( 'parseTheirs', () => {
	it( 'parses author and time', () => {
		expect( parseTheirs( refusal() ) ).toEqual( {
			record: { id: 7 },
			author: { id: 3, name: 'Anna' },
			modified: new Date( '2026-03-01T10:00:00Z' ),
			place: null,
		} );
	} );

	it( 'sets unknown values to null', () => {
		expect(
			parseTheirs( refusal( { author: null, modified: '' } ) )
		).toEqual( {
			record: { id: 7 },
			author: null,
			modified: null,
			place: null,
		} );
	} );

	it( 'parses the place', () => {
		const placeOf = ( place: unknown ) =>
			parseTheirs( refusal( { place } ) )?.place;
		expect( [ 'draft', 'live', undefined, 7 ].map( placeOf ) ).toEqual( [
			'draft',
			'live',
			null,
			null,
		] );
	} );

	it.each( [
		[ 'another reason', { ...refusal(), code: 'rest_forbidden' } ],
		[ 'no record', refusal( { record: null } ) ],
		[ 'no answer', null ],
	] )( 'ignores %s', ( _name, raw ) => {
		expect( parseTheirs( raw ) ).toBeNull();
	} );
} );

describe( 'basedOn', () => {
	it( 'is empty without a version', () => {
		expect( basedOn( versionOf( { id: 1 } ) ) ).toEqual( {} );
	} );

	it( 'sends a record’s version to the server', () => {
		expect(
			basedOn( versionOf( { atelier_version: 'title:0123456789' } ) )
		).toEqual( { 'X-Atelier-Based-On': 'title:0123456789' } );
	} );
} );

describe( 'rawRecord', () => {
	it( 'keeps properties without a rendered value', () => {
		expect(
			rawRecord( {
				id: 1,
				title: { raw: 'A & B', rendered: 'A &amp; B' },
				styles: { color: {} },
			} )
		).toEqual( { id: 1, title: 'A & B', styles: { color: {} } } );
	} );
} );

describe( 'withEntry', () => {
	it( 'replaces the version of one property', () => {
		expect(
			withEntry( '*:1 title:2 content:3', 'title', '*:4 title:5' )
		).toBe( '*:1 content:3 title:5' );
		expect( withEntry( '', 'title', 'title:5' ) ).toBe( 'title:5' );
	} );
} );

describe( 'entryOf', () => {
	it( 'leaves out other properties', () => {
		expect( entryOf( 'title:aa title_2:bb *:cc', 'title' ) ).toBe(
			'title:aa'
		);
	} );

	it( 'is empty if the version doesn’t contain the property', () => {
		expect( entryOf( 'title:aa', 'description' ) ).toBe( '' );
	} );
} );

describe( 'keeping', () => {
	const before = { title: 'A', icon: 1, atelier_version: 'title:aa icon:bb' };
	const now = { title: 'B', icon: 2, atelier_version: 'title:cc icon:dd' };

	it( 'keeps some properties and their versions', () => {
		expect( keeping( now, before, [ 'title' ] ) ).toEqual( {
			title: 'A',
			icon: 2,
			atelier_version: 'icon:dd title:aa',
		} );
	} );

	it( 'is the current record if no property is kept', () => {
		expect( keeping( now, before, [] ) ).toEqual( now );
	} );
} );
