import type { Entry } from '../model/entry';

/** What the secret of a user makes. */
export interface Keys {
	/** Tells the entries of these keys from others; says nothing about whose they are. */
	readonly owner: string;
	readonly sealing: CryptoKey;
	readonly streaming: CryptoKey;
}

/** An encrypted text, as storage has it. */
export interface Ciphertext {
	/** AES-GCM wherever there is time to wait; AES-CTR for what is written while the page goes away. */
	readonly cipher: 'AES-GCM' | 'AES-CTR';
	/** The initialization vector, or the first counter block. */
	readonly iv: Uint8Array< ArrayBuffer >;
	readonly data: Uint8Array< ArrayBuffer >;
}

/** Absent where the page did not come over a secure connection. */
export const hasCrypto = (): boolean =>
	( crypto as { readonly subtle?: SubtleCrypto } ).subtle !== undefined;

const HASH = 'SHA-256';
const IV_LENGTH = 12;
const BLOCK = 16;

const bytesOf = ( text: string ) => new TextEncoder().encode( text );

/** @param secret As base64; see includes/Recovery/Journal_Key.php. */
export async function deriveKeys( secret: string ): Promise< Keys > {
	const raw = Uint8Array.from( atob( secret ), ( sign ) =>
		sign.charCodeAt( 0 )
	);
	const { subtle } = crypto;
	const root = await subtle.importKey( 'raw', raw, 'HKDF', false, [
		'deriveKey',
		'deriveBits',
	] );
	const paramsOf = ( info: string ) => ( {
		name: 'HKDF',
		hash: HASH,
		salt: new Uint8Array(),
		info: bytesOf( info ),
	} );
	const key = ( name: Ciphertext[ 'cipher' ] ) =>
		subtle.deriveKey(
			paramsOf( name ),
			root,
			{ name, length: 256 },
			false,
			[ 'encrypt', 'decrypt' ]
		);
	const [ owner, sealing, streaming ] = await Promise.all( [
		subtle.deriveBits( paramsOf( 'owner' ), root, 128 ),
		key( 'AES-GCM' ),
		key( 'AES-CTR' ),
	] );
	return { owner: hex( new Uint8Array( owner ) ), sealing, streaming };
}

const hex = ( bytes: Uint8Array ): string =>
	Array.from( bytes, ( byte ) =>
		byte.toString( 16 ).padStart( 2, '0' )
	).join( '' );

/** The work is done on another thread. */
export async function encrypt(
	{ sealing }: Keys,
	entry: Entry
): Promise< Ciphertext > {
	const cipher = 'AES-GCM';
	const iv = crypto.getRandomValues( new Uint8Array( IV_LENGTH ) );
	const data = await crypto.subtle.encrypt(
		{ name: cipher, iv },
		sealing,
		bytesOf( JSON.stringify( entry ) )
	);
	return { cipher, iv, data: new Uint8Array( data ) };
}

/** What was encrypted; null with other keys, and where it is damaged. */
export async function decrypt(
	{ sealing, streaming }: Keys,
	{ cipher, iv, data }: Ciphertext
): Promise< unknown > {
	try {
		const text = await ( cipher === 'AES-GCM'
			? crypto.subtle.decrypt( { name: cipher, iv }, sealing, data )
			: crypto.subtle.decrypt( streamOf( iv ), streaming, data ) );
		return JSON.parse( new TextDecoder().decode( text ) );
	} catch {
		return null;
	}
}

/** The last four bytes count blocks, so that no two texts of a keystream share any of it. */
const streamOf = ( counter: Uint8Array< ArrayBuffer > ) => ( {
	name: 'AES-CTR',
	counter,
	length: 32,
} );

/** Encrypts without waiting, as long as there is keystream. */
export interface Keystream {
	/** Makes more ahead of need, unless enough is left. */
	readonly refill: ( size: number ) => Promise< void >;
	/** @return Null where there is not enough for all of them. */
	readonly encrypt: (
		entries: readonly Entry[]
	) => readonly Ciphertext[] | null;
}

/**
 * WebCrypto answers late, when a page that is being left does not run any more. So the keystream is made ahead: encrypting
 * then is adding it to the text. None of it is used twice.
 *
 * @param keys
 */
export function createKeystream( { streaming }: Keys ): Keystream {
	let stream = new Uint8Array();
	let nonce = new Uint8Array( IV_LENGTH );
	let used = 0;

	const counterAt = ( offset: number ) => {
		const counter = new Uint8Array( BLOCK );
		counter.set( nonce );
		new DataView( counter.buffer ).setUint32( IV_LENGTH, offset / BLOCK );
		return counter;
	};

	return {
		async refill( size ) {
			if ( stream.length - used >= size ) {
				return;
			}
			const next = crypto.getRandomValues( new Uint8Array( IV_LENGTH ) );
			const first = new Uint8Array( BLOCK );
			first.set( next );
			const made = await crypto.subtle.encrypt(
				streamOf( first ),
				streaming,
				new Uint8Array( size )
			);
			stream = new Uint8Array( made );
			nonce = next;
			used = 0;
		},
		encrypt( entries ) {
			const texts = entries.map( ( entry ) =>
				bytesOf( JSON.stringify( entry ) )
			);
			const needed = texts.reduce(
				( sum, { length } ) => sum + roundUp( length ),
				0
			);
			if ( stream.length - used < needed ) {
				return null;
			}
			return texts.map( ( data ): Ciphertext => {
				const iv = counterAt( used );
				for ( let at = 0; at < data.length; at++ ) {
					data[ at ] =
						( data[ at ] ?? 0 ) ^ ( stream[ used + at ] ?? 0 );
				}
				stream.fill( 0, used, used + data.length );
				used += roundUp( data.length );
				return { cipher: 'AES-CTR', iv, data };
			} );
		},
	};
}

const roundUp = ( length: number ): number =>
	Math.ceil( length / BLOCK ) * BLOCK;
