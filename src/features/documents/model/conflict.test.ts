import {
	basedOn,
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
	it( 'reads who changed what, and when', () => {
		expect( parseTheirs( refusal() ) ).toEqual( {
			record: { id: 7 },
			author: { id: 3, name: 'Anna' },
			modified: new Date( '2026-03-01T10:00:00Z' ),
		} );
	} );

	it( 'takes what no one knows for unknown', () => {
		expect(
			parseTheirs( refusal( { author: null, modified: '' } ) )
		).toEqual( { record: { id: 7 }, author: null, modified: null } );
	} );

	it.each( [
		[ 'another reason', { ...refusal(), code: 'rest_forbidden' } ],
		[ 'no record', refusal( { record: null } ) ],
		[ 'no answer', null ],
	] )( 'leaves out %s', ( _name, raw ) => {
		expect( parseTheirs( raw ) ).toBeNull();
	} );
} );

describe( 'basedOn', () => {
	it( 'says nothing of what is not known', () => {
		expect( basedOn( versionOf( { id: 1 } ) ) ).toEqual( {} );
	} );

	it( 'gives the version of a record to the server', () => {
		expect(
			basedOn( versionOf( { atelier_version: 'title:0123456789' } ) )
		).toEqual( { 'X-Atelier-Based-On': 'title:0123456789' } );
	} );
} );

describe( 'rawRecord', () => {
	it( 'leaves what has no rendered form as it is', () => {
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
	it( 'takes one property over', () => {
		expect(
			withEntry( '*:1 title:2 content:3', 'title', '*:4 title:5' )
		).toBe( '*:1 content:3 title:5' );
		expect( withEntry( '', 'title', 'title:5' ) ).toBe( 'title:5' );
	} );
} );
