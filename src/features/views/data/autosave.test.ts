import { fail, ok, type Result } from '@/kernel/result';
import { createAutosave } from './autosave';

const OFFLINE = fail( { code: 'offline' } );

function setUp() {
	const sent: string[] = [];
	const answers: ( ( result: Result< void > ) => void )[] = [];
	const failures: string[] = [];
	const autosave = createAutosave( {
		send: ( id, settings, { isLeaving } ) => {
			sent.push(
				`${ id } ${ settings }${ isLeaving ? ' leaving' : '' }`
			);
			return new Promise( ( resolve ) => answers.push( resolve ) );
		},
		onFailed: ( id, { code } ) => failures.push( `${ id } ${ code }` ),
	} );
	const answer = async ( result: Result< void > ) => {
		answers.shift()?.( result );
		await jest.advanceTimersByTimeAsync( 0 );
	};
	return { autosave, sent, failures, answer };
}

describe( 'createAutosave', () => {
	beforeEach( () => {
		jest.useFakeTimers();
	} );
	afterEach( () => {
		jest.useRealTimers();
	} );

	it( 'sends the last of several changes after a pause', async () => {
		const { autosave, sent } = setUp();
		autosave.change( '1', 'a' );
		await jest.advanceTimersByTimeAsync( 500 );
		autosave.change( '1', 'b' );
		await jest.advanceTimersByTimeAsync( 500 );
		expect( sent ).toEqual( [] );
		await jest.advanceTimersByTimeAsync( 500 );
		expect( sent ).toEqual( [ '1 b' ] );
	} );

	it( 'sends changes during a request after its response', async () => {
		const { autosave, sent, answer } = setUp();
		autosave.change( '1', 'a' );
		await jest.advanceTimersByTimeAsync( 1000 );
		autosave.change( '1', 'b' );
		await jest.advanceTimersByTimeAsync( 1000 );
		expect( sent ).toEqual( [ '1 a' ] );
		await answer( ok( undefined ) );
		expect( sent ).toEqual( [ '1 a', '1 b' ] );
		await answer( ok( undefined ) );
		autosave.flush();
		expect( sent ).toHaveLength( 2 );
	} );

	it( 'keeps failed settings for a retry', async () => {
		const { autosave, sent, failures, answer } = setUp();
		autosave.change( '1', 'a' );
		await jest.advanceTimersByTimeAsync( 1000 );
		await answer( OFFLINE );
		expect( failures ).toEqual( [ '1 offline' ] );
		autosave.flush();
		expect( sent ).toEqual( [ '1 a', '1 a' ] );
	} );

	it( 'returns settings that the server does not have yet', async () => {
		const { autosave, answer } = setUp();
		autosave.change( '1', 'a' );
		autosave.change( '2', 'b' );
		autosave.forget( '2' );
		expect( [ ...autosave.waiting() ] ).toEqual( [ [ '1', 'a' ] ] );
		autosave.flush();
		await answer( OFFLINE );
		expect( autosave.waiting().has( '1' ) ).toBe( true );
		autosave.flush();
		await answer( ok( undefined ) );
		expect( autosave.waiting().size ).toBe( 0 );
	} );

	it( 'sends everything at once when the user leaves the page', () => {
		const { autosave, sent } = setUp();
		autosave.change( '1', 'a' );
		autosave.change( '2', 'b' );
		autosave.flush( { isLeaving: true } );
		expect( sent ).toEqual( [ '1 a leaving', '2 b leaving' ] );
	} );

	it( 'drops settings of deleted ids', async () => {
		const { autosave, sent, failures, answer } = setUp();
		autosave.change( '1', 'a' );
		autosave.forget( '1' );
		await jest.advanceTimersByTimeAsync( 1000 );
		expect( sent ).toEqual( [] );
		autosave.change( '2', 'b' );
		await jest.advanceTimersByTimeAsync( 1000 );
		autosave.forget( '2' );
		await answer( OFFLINE );
		expect( failures ).toEqual( [] );
	} );
} );
