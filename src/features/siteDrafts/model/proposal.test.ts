import { notesAbout, notesElsewhere, parseProposal } from './proposal';

const note = ( id: string, key: string, more = {} ) => ( {
	id,
	key,
	text: `About ${ id }`,
	by: { id: 1, name: 'Ann', avatar: '' },
	date: '2026-11-27T10:00:00Z',
	answer: null,
	...more,
} );

const raw = {
	agent: { id: 9, name: 'Robot', avatar: '' },
	password: 'Laptop',
	owner: { id: 1, name: 'Ann', avatar: '' },
	gone: true,
	waits: true,
	asked: true,
	notes: [
		note( 'a', '' ),
		note( 'b', 'page:1', {
			answer: { text: 'Done', date: '2026-11-27T11:00:00Z' },
		} ),
		note( 'c', 'page:2' ),
	],
};

describe( 'the proposal of a draft', () => {
	it( 'is parsed with its notes', () => {
		expect( parseProposal( raw ) ).toEqual( {
			agent: 'Robot',
			owner: { id: 1, name: 'Ann', avatar: '' },
			isGone: true,
			isStopped: false,
			isWaiting: true,
			isAsked: true,
			notes: raw.notes,
		} );
	} );

	it.each( [ null, undefined, [], 'Robot', { agent: null }, { notes: [] } ] )(
		'is null for %j',
		( other ) => expect( parseProposal( other ) ).toBeNull()
	);

	it( 'goes on without what is broken', () => {
		const broken = {
			agent: {},
			owner: 'Ann',
			waits: 1,
			notes: [ 'x', {} ],
		};
		expect( parseProposal( broken ) ).toEqual( {
			agent: '',
			owner: null,
			isGone: false,
			isStopped: false,
			isWaiting: false,
			isAsked: false,
			notes: [],
		} );
		expect( parseProposal( { agent: {}, notes: 'all' } )?.notes ).toEqual(
			[]
		);
	} );

	it( 'has each note in one place', () => {
		const proposal = parseProposal( raw );
		const keys = [ 'page:1' ];
		const shown = [
			...notesAbout( proposal, '' ),
			...keys.flatMap( ( key ) => notesAbout( proposal, key ) ),
			...notesElsewhere( proposal, keys ),
		];
		expect( shown.map( ( { id } ) => id ) ).toEqual( [ 'a', 'b', 'c' ] );
		expect( notesAbout( null, '' ) ).toEqual( [] );
		expect( notesElsewhere( null, [] ) ).toEqual( [] );
	} );
} );
