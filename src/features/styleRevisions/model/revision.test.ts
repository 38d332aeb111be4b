import fc from 'fast-check';
import {
	entryKey,
	parseRevision,
	stepsOf,
	type RevisionPage,
} from './revision';
import { NO_CHANGES } from '@/features/globalStyles/index.model';

const withText = ( text: string ) => ( {
	settings: {},
	styles: { color: { text } },
} );

const makeRaw = ( overrides: object = {} ) => ( {
	id: 7,
	author: 1,
	modified_gmt: '2026-03-04T12:00:00',
	...withText( 'red' ),
	...overrides,
} );

const makePage = (
	overrides: Partial< RevisionPage > = {}
): RevisionPage => ( {
	revisions: [ 3, 2 ].map( ( id ) => ( {
		id,
		date: new Date( 0 ),
		author: 1,
		doc: withText( `color ${ id }` ),
	} ) ),
	before: null,
	invalid: 0,
	total: 2,
	pageCount: 1,
	authors: new Map(),
	...overrides,
} );

describe( 'parseRevision', () => {
	it( 'parses the time in UTC', () => {
		expect( parseRevision( makeRaw() )?.date.toISOString() ).toBe(
			'2026-03-04T12:00:00.000Z'
		);
	} );

	it.each( [
		[ 'without an id', makeRaw( { id: undefined } ) ],
		[ 'without a time', makeRaw( { modified_gmt: 'yesterday' } ) ],
		[ 'an error instead', { errors: { x: [ 'y' ] }, error_data: {} } ],
		[ 'a text', 'revision' ],
		[ 'nothing', null ],
	] )( 'returns null: %s', ( _case, raw ) => {
		expect( parseRevision( raw ) ).toBeNull();
	} );

	it.each( [
		[ 'missing', makeRaw( { styles: undefined, settings: undefined } ) ],
		[ 'texts', makeRaw( { styles: 'red', settings: 'x' } ) ],
		[ 'lists', makeRaw( { styles: [], settings: [ 1 ] } ) ],
	] )( 'reads styles of the wrong type as empty: %s', ( _case, raw ) => {
		expect( parseRevision( raw )?.doc ).toEqual( NO_CHANGES );
	} );

	it( 'never throws', () => {
		fc.assert(
			fc.property( fc.anything(), ( raw ) => {
				parseRevision( raw );
				parseRevision( { ...makeRaw(), styles: raw, author: raw } );
			} )
		);
	} );
} );

describe( 'stepsOf', () => {
	const keys = ( ...args: Parameters< typeof stepsOf > ) =>
		stepsOf( ...args ).map( ( { entry } ) => entryKey( entry ) );

	it( 'puts unsaved changes first and the theme last', () => {
		expect( keys( makePage(), 1, withText( 'new' ) ) ).toEqual( [
			'unsaved',
			'3',
			'2',
			'parent',
		] );
	} );

	it( 'has unsaved changes on the first page only, and the theme on the last', () => {
		const page = makePage( { pageCount: 3 } );
		const unsaved = withText( 'new' );
		expect( keys( page, 1, unsaved ) ).toEqual( [ 'unsaved', '3', '2' ] );
		expect( keys( page, 2, unsaved ) ).toEqual( [ '3', '2' ] );
		expect( keys( page, 3, unsaved ) ).toEqual( [ '3', '2', 'parent' ] );
	} );

	it( 'compares each entry with the one before, across pages', () => {
		const before = withText( 'older' );
		const steps = stepsOf(
			makePage( { pageCount: 2, before } ),
			1,
			withText( 'new' )
		);
		expect( steps.map( ( step ) => step.before ) ).toEqual( [
			withText( 'color 3' ),
			withText( 'color 2' ),
			before,
		] );
	} );

	it( 'has only the theme if no styles were ever saved', () => {
		const page = makePage( { revisions: [], pageCount: 0, total: 0 } );
		expect( keys( page, 1, null ) ).toEqual( [ 'parent' ] );
	} );
} );
