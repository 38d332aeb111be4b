import { fewAtATime } from '@/kernel/fewAtATime';
import { createAnswers } from '@/kernel/answers';
import { isSameOrigin } from '@/kernel/isSameOrigin';
import { ok } from '@/kernel/result';

/** The number of parallel requests; previews on the page need theirs too. */
const AT_ONCE = 4;

/** Requested once per page: font files never change, as new ones get another name. */
const sizes = createAnswers( {
	request: async ( address: string ) => ok( await ask( address ) ),
	limit: 1000,
} );

/**
 * The download size of a file in bytes; null if it is unknown. Other hosts aren't requested: most refuse, and each would see
 * the visitor.
 */
export async function fileSize( address: string ): Promise< number | null > {
	const size = await sizes.load( address );
	return size.ok ? size.value : null;
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
	const found = await fewAtATime( files, AT_ONCE, async ( addresses ) => {
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
		bytes: found.reduce< number >(
			( sum, size ) => sum + ( size ?? 0 ),
			0
		),
		unknown: found.filter( ( size ) => size === null ).length,
	};
}
