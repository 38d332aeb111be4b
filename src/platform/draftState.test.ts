import { fetchDraftState } from './draftState';

const mockAnswers: { asked: string[]; answer: unknown } = {
	asked: [],
	answer: null,
};

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: ( { path }: { path: string } ) => {
		mockAnswers.asked.push( path );
		return Promise.resolve( mockAnswers.answer );
	},
} ) );

const state = {
	title: 'Spring',
	status: 'open',
	isOfTheme: true,
	modified: '2026-11-24T20:00:00Z',
	schedule: null,
	published: null,
};

async function ask( answer: unknown, options?: { isOpen: boolean } ) {
	mockAnswers.answer = answer;
	const result = await fetchDraftState( 7, options );
	if ( ! result.ok || result.value.name !== 'there' ) {
		throw new Error( 'The draft should be there.' );
	}
	return result.value;
}

beforeEach( () => {
	mockAnswers.asked.length = 0;
} );

describe( 'fetchDraftState', () => {
	it( 'says that the draft is open only where it is', async () => {
		await ask( state );
		await ask( state, { isOpen: true } );
		expect( mockAnswers.asked ).toEqual( [
			'/atelier/v1/site-drafts/7/state',
			'/atelier/v1/site-drafts/7/state?open=1',
		] );
	} );

	it( 'reads who has it open, and leaves out what is no person', async () => {
		const people = [
			{ id: 3, name: 'Ada', isMe: false },
			'nobody',
			{ name: 'Without an ID' },
			{ id: 4, isMe: true },
		];
		expect( ( await ask( { ...state, people } ) ).people ).toEqual( [
			{ id: 3, name: 'Ada', isMe: false },
			{ id: 4, name: '', isMe: true },
		] );
		expect( ( await ask( state ) ).people ).toEqual( [] );
	} );

	it( 'keeps the revision when somebody comes', async () => {
		const alone = await ask( { ...state, people: [] } );
		const withAda = await ask( {
			...state,
			people: [ { id: 3, name: 'Ada', isMe: false } ],
		} );
		const renamed = await ask( { ...state, title: 'Summer' } );
		expect( withAda.revision ).toBe( alone.revision );
		expect( renamed.revision ).not.toBe( alone.revision );
	} );
} );
