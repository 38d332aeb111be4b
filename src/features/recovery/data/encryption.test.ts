import fc from 'fast-check';
import type { Entry } from '../model/entry';
import {
	createKeystream,
	decrypt,
	deriveKeys,
	encrypt,
	type Ciphertext,
} from './encryption';

const secretOf = ( fill: number ) =>
	btoa( String.fromCharCode( ...new Uint8Array( 32 ).fill( fill ) ) );

const WORDS = 'Typed words ünd more';

const makeEntry = ( content = WORDS ): Entry => ( {
	id: 'random',
	owner: 'me',
	session: 's',
	subject: { kind: 'postType', name: 'page', id: '7' },
	title: content,
	theme: '',
	edits: JSON.stringify( { content } ),
	base: '{}',
	version: '',
	lacksPassword: false,
	when: 1,
	keptBy: 'browser',
	size: 1,
} );

const bytesIn = ( { data }: Ciphertext ): string =>
	new TextDecoder( 'latin1' ).decode( data );

/** Both ways to encrypt an entry, with a refilled keystream where needed. */
const WAYS = {
	asynchronously: encrypt,
	'when the page ends': async (
		keys: Awaited< ReturnType< typeof deriveKeys > >,
		entry: Entry
	) => {
		const keystream = createKeystream( keys );
		await keystream.refill( 4096 );
		const [ text ] = keystream.encrypt( [ entry ] ) ?? [];
		if ( ! text ) {
			throw new Error( 'Not enough keystream' );
		}
		return text;
	},
};

describe.each( Object.entries( WAYS ) )(
	'an entry encrypted %s',
	( _when, make ) => {
		it( 'is decrypted with keys derived from the same secret', async () => {
			const text = await make(
				await deriveKeys( secretOf( 1 ) ),
				makeEntry()
			);
			expect(
				await decrypt( await deriveKeys( secretOf( 1 ) ), text )
			).toEqual( makeEntry() );
		} );

		it( 'decrypts to null, without an error, with other keys', async () => {
			const text = await make(
				await deriveKeys( secretOf( 1 ) ),
				makeEntry()
			);
			expect(
				await decrypt( await deriveKeys( secretOf( 2 ) ), text )
			).toBeNull();
		} );

		it( 'contains none of its texts, nor the edited record', async () => {
			const keys = await deriveKeys( secretOf( 1 ) );
			const found = bytesIn( await make( keys, makeEntry() ) );
			for ( const word of [
				'Typed',
				'words',
				'postType',
				'edits',
				'me' + '"',
			] ) {
				expect( found ).not.toContain( word );
			}
			expect( found ).not.toBe(
				bytesIn( await make( keys, makeEntry() ) )
			);
		} );
	}
);

describe( 'deriveKeys', () => {
	it( 'gives each secret a tag that is unique and stable', async () => {
		const tags = await Promise.all(
			[ 1, 2, 1 ].map( async ( fill ) => {
				const { owner } = await deriveKeys( secretOf( fill ) );
				return owner;
			} )
		);
		expect( tags[ 0 ] ).toBe( tags[ 2 ] );
		expect( tags[ 0 ] ).not.toBe( tags[ 1 ] );
	} );
} );

describe( 'a keystream', () => {
	it( 'encrypts until it is used up, and never uses a byte twice', async () => {
		const keys = await deriveKeys( secretOf( 1 ) );
		await fc.assert(
			fc.asyncProperty(
				fc.array(
					fc.array( fc.string( { maxLength: 60 } ), {
						maxLength: 3,
					} ),
					{
						maxLength: 6,
					}
				),
				async ( flushes ) => {
					const keystream = createKeystream( keys );
					await keystream.refill( 2048 );
					const blocks = new Set< string >();
					for ( const texts of flushes ) {
						const entries = texts.map( makeEntry );
						const made = keystream.encrypt( entries );
						for ( const [ at, text ] of ( made ?? [] ).entries() ) {
							expect( await decrypt( keys, text ) ).toEqual(
								entries[ at ]
							);
							blocksOf( text ).forEach( ( block ) => {
								expect( blocks.has( block ) ).toBe( false );
								blocks.add( block );
							} );
						}
					}
				}
			),
			{ numRuns: 30 }
		);
	} );

	it( 'refuses longer texts until it is refilled', async () => {
		const keystream = createKeystream( await deriveKeys( secretOf( 1 ) ) );
		expect( keystream.encrypt( [ makeEntry() ] ) ).toBeNull();
		await keystream.refill( 4096 );
		expect( keystream.encrypt( [ makeEntry() ] ) ).toHaveLength( 1 );
	} );
} );

/** The counter blocks that an encrypted text uses. */
function blocksOf( { iv, data }: Ciphertext ): readonly string[] {
	const nonce = iv.slice( 0, 12 ).join();
	const first = new DataView( iv.buffer ).getUint32( 12 );
	return Array.from(
		{ length: Math.ceil( data.length / 16 ) },
		( _, at ) => `${ nonce } ${ first + at }`
	);
}
