import fc from 'fast-check';
import type { Entry } from '../model/entry';
import { createWriteQueue } from './writeQueue';

interface Row {
	readonly id: string;
	readonly when: number;
}

const makeEntry = ( id: string, when: number ): Entry => ( {
	id,
	owner: 'me',
	session: 's',
	subject: { kind: 'postType', name: 'page', id },
	title: '',
	theme: '',
	edits: '{}',
	base: '{}',
	version: '',
	lacksPassword: false,
	when,
	keptBy: 'browser',
	size: 1,
} );

/** Storage, and encryption that a test resolves. */
function setUp( { canFlush = true, isWorking = true } = {} ) {
	const stored = new Map< string, number >();
	const encrypting: ( () => void )[] = [];
	const toRow = ( { id, when }: Entry ): Row => ( { id, when } );
	const queue = createWriteQueue< Row >( {
		encrypt: ( entry ) =>
			new Promise( ( resolve ) => {
				encrypting.push( () => resolve( toRow( entry ) ) );
			} ),
		encryptNow: ( entries ) => ( canFlush ? entries.map( toRow ) : null ),
		apply: ( put, remove ) => {
			if ( isWorking ) {
				put.forEach( ( { id, when } ) => stored.set( id, when ) );
				remove.forEach( ( id ) => stored.delete( id ) );
			}
			return Promise.resolve( isWorking );
		},
	} );
	return { queue, stored, encrypting };
}

const turn = () => new Promise( ( resolve ) => setTimeout( resolve ) );

/** Resolves all encryption, including encryption that starts in the meantime. */
async function finish( encrypting: ( () => void )[] ): Promise< void > {
	for ( await turn(); encrypting.length > 0; await turn() ) {
		encrypting.splice( 0 ).forEach( ( answer ) => answer() );
	}
}

describe( 'createWriteQueue', () => {
	it( 'writes after encryption, and resolves once storage has it', async () => {
		const { queue, stored, encrypting } = setUp();
		const kept = queue.write( {
			put: [ makeEntry( 'a', 1 ) ],
			remove: [],
		} );
		await turn();
		expect( stored.size ).toBe( 0 );
		await finish( encrypting );
		expect( await kept ).toBe( true );
		expect( stored.get( 'a' ) ).toBe( 1 );
	} );

	it( 'flushes everything synchronously, including pending encryption', async () => {
		const { queue, stored, encrypting } = setUp();
		const first = queue.write( {
			put: [ makeEntry( 'a', 1 ) ],
			remove: [],
		} );
		await turn();
		const second = queue.write( {
			put: [ makeEntry( 'b', 2 ) ],
			remove: [],
		} );
		queue.flush();
		expect( [ ...stored ] ).toEqual( [
			[ 'a', 1 ],
			[ 'b', 2 ],
		] );
		expect( await Promise.all( [ first, second ] ) ).toEqual( [
			true,
			true,
		] );
		await finish( encrypting );
		expect( stored.size ).toBe( 2 );
	} );

	it( 'never overwrites newer entries with late encryption', async () => {
		const { queue, stored, encrypting } = setUp();
		void queue.write( { put: [ makeEntry( 'a', 1 ) ], remove: [] } );
		await turn();
		void queue.write( { put: [ makeEntry( 'a', 2 ) ], remove: [] } );
		queue.flush();
		void queue.write( { put: [], remove: [ 'a' ] } );
		await finish( encrypting );
		expect( stored.size ).toBe( 0 );
	} );

	it( 'continues as before if it cannot flush synchronously', async () => {
		const { queue, stored, encrypting } = setUp( { canFlush: false } );
		const kept = queue.write( {
			put: [ makeEntry( 'a', 1 ) ],
			remove: [],
		} );
		queue.flush();
		await finish( encrypting );
		expect( await kept ).toBe( true );
		expect( stored.get( 'a' ) ).toBe( 1 );
	} );

	it( 'reports a refusal by storage', async () => {
		const { queue, encrypting } = setUp( { isWorking: false } );
		const kept = queue.write( {
			put: [ makeEntry( 'a', 1 ) ],
			remove: [],
		} );
		await finish( encrypting );
		expect( await kept ).toBe( false );
	} );

	it( 'ends with the last change of each entry, in any order of encryption and flushes', async () => {
		const step = fc.oneof(
			fc.record( {
				name: fc.constantFrom( 'put' as const, 'remove' as const ),
				id: fc.constantFrom( 'a', 'b' ),
			} ),
			fc.record( {
				name: fc.constantFrom(
					'flush' as const,
					'answer' as const,
					'turn' as const
				),
				id: fc.constant( '' ),
			} )
		);
		await fc.assert(
			fc.asyncProperty(
				fc.array( step, { maxLength: 25 } ),
				fc.boolean(),
				async ( steps, canFlush ) => {
					const { queue, stored, encrypting } = setUp( { canFlush } );
					const wanted = new Map< string, number >();
					const told: Promise< boolean >[] = [];
					for ( const [ when, { name, id } ] of steps.entries() ) {
						if ( name === 'put' ) {
							wanted.set( id, when );
							told.push(
								queue.write( {
									put: [ makeEntry( id, when ) ],
									remove: [],
								} )
							);
						} else if ( name === 'remove' ) {
							wanted.delete( id );
							told.push(
								queue.write( { put: [], remove: [ id ] } )
							);
						} else if ( name === 'flush' ) {
							queue.flush();
							if ( canFlush ) {
								expect( new Map( stored ) ).toEqual( wanted );
							}
						} else if ( name === 'answer' ) {
							encrypting.shift()?.();
						} else {
							await turn();
						}
					}
					await finish( encrypting );
					expect( new Map( stored ) ).toEqual( wanted );
					expect( await Promise.all( told ) ).not.toContain( false );
				}
			),
			{ numRuns: 200 }
		);
	} );
} );
