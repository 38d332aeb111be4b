/** Reads font files in a worker: if a file crashes or blocks it, the page continues and terminates it. See readFonts.ts. */
import type { FontReading } from '../model/fontFile/facts';
import { formatOf } from '../model/fontFile/format';
import type { FontAnswer, FontJob, FontJobKind } from '../model/fontFile/jobs';
import { readFontFile, type UnpackWoff2 } from '../model/fontFile/read';

const say = ( answer: FontAnswer, transfer: Transferable[] = [] ) =>
	self.postMessage( answer, { transfer } );

/** Runs a job once its code is loaded; each job has its own chunk. */
type Work = () => Promise< FontAnswer >;

const WORKS: Readonly<
	Record< FontJobKind, ( job: FontJob ) => Promise< Work > >
> = {
	read: async ( { id, bytes } ) => {
		const file = new Uint8Array( bytes );
		const unpack = await unpackerFor( file );
		return async () => ( {
			id,
			kind: 'read',
			...( await readWith( unpack, file, bytes ) ),
		} );
	},
	pack: async ( { id, bytes } ) => {
		const { compress } = await import( 'woff2-encoder' );
		return async () => {
			try {
				const packed = Uint8Array.from( await compress( bytes ) );
				return { id, kind: 'packed', bytes: packed };
			} catch {
				return { id, kind: 'packed', bytes: null };
			}
		};
	},
};

async function unpackerFor( file: Uint8Array ): Promise< UnpackWoff2 > {
	return formatOf( file ) === 'woff2'
		? ( await import( 'woff2-encoder/decompress' ) ).default
		: ( bytes ) => Promise.resolve( bytes );
}

async function readWith(
	unpack: UnpackWoff2,
	file: Uint8Array,
	bytes: ArrayBuffer
): Promise< { readonly reading: FontReading; readonly isSpent: boolean } > {
	let isSpent = false;
	const reading = await readFontFile( file, async ( packed ) => {
		isSpent = true;
		const unpacked = await unpack( packed );
		isSpent = false;
		return unpacked;
	} );
	return { reading: await drawable( reading, bytes ), isSpent };
}

/** The browser validates a font before it uses it: a font that it rejects is of no use. */
async function drawable(
	reading: FontReading,
	bytes: ArrayBuffer
): Promise< FontReading > {
	if ( 'reason' in reading || ! ( 'FontFace' in self ) ) {
		return reading;
	}
	try {
		await new FontFace( 'atelier-check', bytes ).load();
		return reading;
	} catch {
		return { reason: 'undrawable' };
	}
}

self.addEventListener( 'message', ( { data }: MessageEvent< FontJob > ) => {
	void WORKS[ data.kind ]( data ).then(
		async ( work ) => {
			say( { id: data.id, kind: 'started' } );
			const answer = await work();
			say(
				answer,
				answer.kind === 'packed' && answer.bytes
					? [ answer.bytes.buffer ]
					: []
			);
		},
		() => say( { id: data.id, kind: 'missingCode' } )
	);
} );
