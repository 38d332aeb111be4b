import { readEntry, serializeEntry, type Entry } from '../model/entry';

/** Keys derived from a user's secret. */
export interface Keys {
	/** Identifies entries of these keys without identifying the user. */
	readonly owner: string;
	readonly sealing: CryptoKey;
	readonly streaming: CryptoKey;
}

/** An encrypted text as it is stored. */
export interface Ciphertext {
	/** AES-GCM where there is time to wait; AES-CTR for the last write of a page. */
	readonly cipher: 'AES-GCM' | 'AES-CTR';
	/** The initialization vector, or the first counter block. */
	readonly iv: Uint8Array< ArrayBuffer >;
	readonly data: Uint8Array< ArrayBuffer >;
}

/** `crypto.subtle` is absent without a secure connection. */
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

/** WebCrypto encrypts on another thread. */
export async function encrypt(
	{ sealing }: Keys,
	entry: Entry
): Promise< Ciphertext > {
	const cipher = 'AES-GCM';
	const iv = crypto.getRandomValues( new Uint8Array( IV_LENGTH ) );
	const data = await crypto.subtle.encrypt(
		{ name: cipher, iv },
		sealing,
		bytesOf( serializeEntry( entry ) )
	);
	return { cipher, iv, data: new Uint8Array( data ) };
}

/** The decrypted entry; null with other keys, and for damaged data. */
export async function decrypt(
	{ sealing, streaming }: Keys,
	{ cipher, iv, data }: Ciphertext
): Promise< Entry | null > {
	try {
		const text = await ( cipher === 'AES-GCM'
			? crypto.subtle.decrypt( { name: cipher, iv }, sealing, data )
			: crypto.subtle.decrypt( streamOf( iv ), streaming, data ) );
		return readEntry( new TextDecoder().decode( text ) );
	} catch {
		return null;
	}
}

/** The last four bytes of the counter count blocks, so that texts share no part of a keystream. */
const streamOf = ( counter: Uint8Array< ArrayBuffer > ) => ( {
	name: 'AES-CTR',
	counter,
	length: 32,
} );

/** Encrypts synchronously while there is keystream. */
export interface Keystream {
	/** Generates more ahead of time, unless enough is left. */
	readonly refill: ( size: number ) => Promise< void >;
	/** @return Null where the keystream is too short for all entries. */
	readonly encrypt: (
		entries: readonly Entry[]
	) => readonly Ciphertext[] | null;
}

/**
 * WebCrypto is asynchronous, and a page that is being left no longer runs when it answers. So the keystream is generated
 * ahead, and encrypting XORs it with the text. No part of it is used twice.
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
				bytesOf( serializeEntry( entry ) )
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
