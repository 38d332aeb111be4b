import { fewAtATime } from '@/kernel/fewAtATime';
import { isSameOrigin } from '@/kernel/isSameOrigin';

/** Requested once per page: font files never change, as new ones get another name. */
const known = new Map< string, Promise< number | null > >();

/** The number of parallel requests; previews on the page need theirs too. */
const AT_ONCE = 4;

/**
 * The download size of a file in bytes; null if it is unknown. Other hosts aren't requested: most refuse, and each would see
 * the visitor.
 */
export function fileSize( address: string ): Promise< number | null > {
	const size = known.get( address ) ?? ask( address );
	known.set( address, size );
	return size;
}

async function ask( address: string ): Promise< number | null > {
	try {
		if ( ! isSameOrigin( address, window.location.href ) ) {
			return null;
		}
		const answer = await fetch( address, { method: 'HEAD' } );
		const length = Number( answer.headers.get( 'Content-Length' ) );
		return ! answer.ok
			? null
			: length > 0
				? length
				: await weigh( address );
	} catch {
		return null;
	}
}

/** Some servers send no Content-Length for HEAD requests. */
async function weigh( address: string ): Promise< number | null > {
	const answer = await fetch( address );
	return answer.ok ? ( await answer.blob() ).size : null;
}

/** The total size of files. */
export interface FilesCost {
	readonly files: number;
	readonly bytes: number;
	/** The number of files of unknown size. */
	readonly unknown: number;
}

/** @param files The addresses of each file; the first available one counts. */
export async function costOf(
	files: readonly ( readonly string[] )[]
): Promise< FilesCost > {
	const sizes = await fewAtATime( files, AT_ONCE, async ( addresses ) => {
		for ( const address of addresses ) {
			const size = await fileSize( address );
			if ( size !== null ) {
				return size;
			}
		}
		return null;
	} );
	return {
		files: files.length,
		bytes: sizes.reduce< number >(
			( sum, size ) => sum + ( size ?? 0 ),
			0
		),
		unknown: sizes.filter( ( size ) => size === null ).length,
	};
}
