import { fewAtATime } from '../../../kernel/fewAtATime';

/** Asked for once per page: files of fonts do not change, they get another name. */
const known = new Map< string, Promise< number | null > >();

/** So many files are asked for at once; the previews on the page want theirs too. */
const AT_ONCE = 4;

/**
 * How many bytes visitors download for a file; null where that cannot be known. Another host is not asked:
 * most would refuse to answer, and all would learn of it.
 */
export function fileSize( address: string ): Promise< number | null > {
	const size = known.get( address ) ?? ask( address );
	known.set( address, size );
	return size;
}

async function ask( address: string ): Promise< number | null > {
	try {
		const { origin } = new URL( address, window.location.href );
		if ( origin !== window.location.origin ) {
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

/** Some servers tell the length only by what they send. */
async function weigh( address: string ): Promise< number | null > {
	const answer = await fetch( address );
	return answer.ok ? ( await answer.blob() ).size : null;
}

/** What files cost together. */
export interface FilesCost {
	readonly files: number;
	readonly bytes: number;
	/** Of how many files the size cannot be known. */
	readonly unknown: number;
}

/**
 * @param files Each as its addresses, of which the first counts that is there.
 */
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
