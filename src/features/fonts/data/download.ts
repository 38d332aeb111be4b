import { __, sprintf } from '@wordpress/i18n';
import { fewAtATime } from '@/kernel/fewAtATime';
import { webAddress } from '../model/collection';
import type { FontFace, FontFamily } from '../model/family';
import { formatOf, isFontFormat } from '../model/fontFile/format';
import { nameFromAddress } from '../model/remoteFile';
import type { FaceToInstall, FamilyToInstall } from '../model/toInstall';

/** The number of parallel downloads. */
const LIMIT = 3;

interface DownloadOptions {
	/** The address of the page, for addresses without a host. */
	readonly page: string;
	readonly signal?: AbortSignal;
	/** Called with the number of finished faces. */
	readonly onProgress?: ( done: number ) => void;
}

/** A family with the downloaded files of its faces, and each problem once. */
export interface Download {
	readonly family: FamilyToInstall;
	readonly problems: readonly string[];
}

/** Downloads the files of a family from the addresses in its collection. */
export async function downloadFamily(
	{ raw, faces }: FontFamily,
	{ page, signal, onProgress }: DownloadOptions
): Promise< Download > {
	let done = 0;
	const fetched = await fewAtATime( faces, LIMIT, async ( face ) => {
		const result = await downloadFace( face, page, signal );
		onProgress?.( ++done );
		return result;
	} );
	return {
		family: {
			settings: raw,
			faces: fetched.filter( ( result ) => typeof result !== 'string' ),
		},
		problems: [
			...new Set(
				fetched.filter( ( result ) => typeof result === 'string' )
			),
		],
	};
}

/** A face with its files, or the problem. */
async function downloadFace(
	{ src, raw }: FontFace,
	page: string,
	signal: AbortSignal | undefined
): Promise< FaceToInstall | string > {
	const addresses = src.flatMap( ( text ) => webAddress( text, page ) ?? [] );
	const files: File[] = [];
	for ( const address of addresses ) {
		const file = await downloadFile( address, signal );
		if ( typeof file === 'string' ) {
			return file;
		}
		files.push( file );
	}
	return files.length > 0
		? { settings: raw, files }
		: __(
				'The collection doesn’t provide a download URL for this font.',
				'atelier'
			);
}

async function downloadFile(
	address: string,
	signal: AbortSignal | undefined
): Promise< File | string > {
	try {
		const answer = await fetch( address, {
			credentials: 'omit',
			referrerPolicy: 'no-referrer',
			...( signal ? { signal } : {} ),
		} );
		if ( ! answer.ok ) {
			return sprintf(
				/* translators: 1: address of a font file, 2: status of HTTP, such as 404. */
				__(
					'Error downloading font face asset from %1$s. Server responded with status: %2$d',
					'atelier'
				),
				address,
				answer.status
			);
		}
		const content = await answer.arrayBuffer();
		const format = formatOf( new Uint8Array( content ) );
		return isFontFormat( format )
			? new File( [ content ], nameFromAddress( address, format ), {
					type: `font/${ format }`,
				} )
			: sprintf(
					/* translators: %s: address of a file. */
					__( 'The file at %s isn’t a font.', 'atelier' ),
					address
				);
	} catch {
		return sprintf(
			/* translators: %s: address of a font file. */
			__(
				'Error downloading font face asset from %s. The server could not be reached.',
				'atelier'
			),
			address
		);
	}
}
