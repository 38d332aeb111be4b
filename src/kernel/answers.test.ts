import { createAnswers } from './answers';
import { fail, ok, type Result } from './result';

/** Answers whose requests are settled by hand, in any order. */
function asked( limit = 10 ) {
	const requests: {
		readonly key: string;
		readonly signal: AbortSignal;
		readonly settle: ( result: Result< string > ) => void;
	}[] = [];
	const answers = createAnswers< string, string >( {
		limit,
		request: ( key, signal ) =>
			new Promise( ( settle ) => {
				requests.push( { key, signal, settle } );
			} ),
	} );
	const settle = async ( at: number, value: string ) => {
		requests[ at ]?.settle( ok( value ) );
		await Promise.resolve();
		await Promise.resolve();
	};
	return { answers, requests, settle };
}

describe( 'answers', () => {
	it( 'are requested once, however many ask, and kept', async () => {
		const { answers, requests, settle } = asked();
		const both = [ answers.load( 'a' ), answers.load( 'a' ) ];
		await settle( 0, 'one' );
		expect( await Promise.all( both ) ).toEqual( [
			ok( 'one' ),
			ok( 'one' ),
		] );
		expect( await answers.load( 'a' ) ).toEqual( ok( 'one' ) );
		expect( requests ).toHaveLength( 1 );
	} );

	it( 'are requested again after a failure', async () => {
		const { answers, requests, settle } = asked();
		const failed = answers.load( 'a' );
		requests[ 0 ]?.settle( fail( { code: 'busy' } ) );
		expect( await failed ).toEqual( fail( { code: 'busy' } ) );
		expect( answers.known( 'a' ) ).toBeUndefined();
		const again = answers.load( 'a' );
		await settle( 1, 'one' );
		expect( await again ).toEqual( ok( 'one' ) );
	} );

	it( 'are aborted once nobody waits for them, and requested again by who does then', () => {
		const { answers, requests } = asked();
		const [ one, other ] = [ new AbortController(), new AbortController() ];
		void answers.load( 'a', one.signal );
		void answers.load( 'a', other.signal );
		one.abort();
		expect( requests[ 0 ]?.signal.aborted ).toBe( false );
		other.abort();
		expect( requests[ 0 ]?.signal.aborted ).toBe( true );
		void answers.load( 'a' );
		expect( requests ).toHaveLength( 2 );
	} );

	it( 'arrive whoever leaves, if they were requested ahead', async () => {
		const { answers, settle } = asked();
		void answers.load( 'a' );
		const user = new AbortController();
		void answers.load( 'a', user.signal );
		user.abort();
		await settle( 0, 'one' );
		expect( answers.known( 'a' ) ).toBe( 'one' );
	} );

	it( 'stay known while they are outdated, and tell who listens of new ones', async () => {
		const { answers, settle } = asked();
		const listener = jest.fn();
		answers.subscribe( listener );
		void answers.load( 'a' );
		await settle( 0, 'one' );
		expect( listener ).toHaveBeenCalledTimes( 1 );
		answers.outdate();
		expect( answers.edition.get() ).toBe( 1 );
		expect( answers.known( 'a' ) ).toBe( 'one' );
		void answers.load( 'a' );
		await settle( 1, 'two' );
		expect( answers.known( 'a' ) ).toBe( 'two' );
		expect( listener ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'tell nobody when they are needed again', async () => {
		const { answers, settle } = asked();
		void answers.load( 'a' );
		await settle( 0, 'one' );
		const listener = jest.fn();
		answers.subscribe( listener );
		expect( await answers.load( 'a' ) ).toEqual( ok( 'one' ) );
		expect( listener ).not.toHaveBeenCalled();
	} );

	it( 'of earlier editions never replace later ones, in whichever order they arrive', async () => {
		const ASKED = 4;
		const orders = permutations( [ ...Array( ASKED ).keys() ] );
		expect( orders ).toHaveLength( 24 );
		for ( const order of orders ) {
			const { answers, settle } = asked();
			for ( let edition = 0; edition < ASKED; edition++ ) {
				void answers.load( 'a' );
				if ( edition < ASKED - 1 ) {
					answers.outdate();
				}
			}
			for ( const at of order ) {
				await settle( at, `of edition ${ at }` );
			}
			expect( answers.known( 'a' ) ).toBe( `of edition ${ ASKED - 1 }` );
		}
	} );

	it( 'are told to have failed until they are requested again, unless an earlier one is there', async () => {
		const { answers, requests, settle } = asked();
		const failing = async ( at: number ) => {
			requests[ at ]?.settle( fail( { code: 'busy' } ) );
			await Promise.resolve();
			await Promise.resolve();
		};
		const failed = { status: 'failed', error: { code: 'busy' } };
		void answers.load( 'a' );
		expect( answers.state( 'a' ) ).toEqual( { status: 'loading' } );
		await failing( 0 );
		expect( answers.state( 'a' ) ).toEqual( failed );
		void answers.load( 'a' );
		expect( answers.state( 'a' ) ).toEqual( { status: 'loading' } );
		await settle( 1, 'one' );
		void answers.reload( 'a' );
		void answers.reload( 'a' );
		expect( requests ).toHaveLength( 3 );
		await failing( 2 );
		expect( answers.state( 'a' ) ).toEqual( {
			status: 'ready',
			value: 'one',
		} );
	} );

	it( 'are changed at once, and one on its way that may not know of it is asked for again', async () => {
		const { answers, requests, settle } = asked();
		void answers.load( 'a' );
		await settle( 0, 'one' );
		const reloaded = answers.reload( 'a' );
		answers.change( 'a', ( value ) => `${ value }, changed` );
		expect( answers.known( 'a' ) ).toBe( 'one, changed' );
		await settle( 1, 'one' );
		expect( answers.known( 'a' ) ).toBe( 'one, changed' );
		expect( requests ).toHaveLength( 3 );
		await settle( 2, 'one, as stored' );
		expect( await reloaded ).toEqual( ok( 'one, as stored' ) );
		expect( answers.known( 'a' ) ).toBe( 'one, as stored' );
	} );

	it( 'that were needed last are kept, never more than the limit', async () => {
		const { answers, requests, settle } = asked( 2 );
		const learn = async ( key: string ) => {
			const answer = answers.load( key );
			await settle( requests.length - 1, key );
			await answer;
		};
		await learn( 'a' );
		await learn( 'b' );
		await learn( 'a' );
		await learn( 'c' );
		expect(
			[ 'a', 'b', 'c' ].map( ( key ) => answers.known( key ) )
		).toEqual( [ 'a', undefined, 'c' ] );
		expect( requests.map( ( { key } ) => key ) ).toEqual( [
			'a',
			'b',
			'c',
		] );
	} );
} );

function permutations< Item >( items: readonly Item[] ): Item[][] {
	return items.length < 2
		? [ [ ...items ] ]
		: items.flatMap( ( item, at ) =>
				permutations(
					items.filter( ( _, other ) => other !== at )
				).map( ( rest ) => [ item, ...rest ] )
			);
}
