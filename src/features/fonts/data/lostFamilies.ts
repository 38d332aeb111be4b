import { fewAtATime } from '@/kernel/fewAtATime';
import { isSameOrigin } from '@/kernel/isSameOrigin';
import { addressesOf } from '../model/faceRules';
import type { FontFamily } from '../model/family';
import { themeUrls } from './useThemeUrls';

/** The number of parallel requests. */
const AT_ONCE = 4;

/**
 * The families with a file that is no longer on this site, as after a font was deleted. Other hosts aren't requested: each would
 * see the visitor.
 */
export async function lostFamilies(
	families: readonly FontFamily[]
): Promise< readonly FontFamily[] > {
	const urls = themeUrls();
	const found = await fewAtATime( families, AT_ONCE, async ( family ) => {
		for ( const face of family.faces ) {
			const [ address ] = addressesOf( face, urls );
			if ( address !== undefined && ( await isLost( address ) ) ) {
				return [ family ];
			}
		}
		return [];
	} );
	return found.flat();
}

async function isLost( address: string ): Promise< boolean > {
	if ( ! isSameOrigin( address, window.location.href ) ) {
		return false;
	}
	try {
		const { status } = await fetch( address, {
			method: 'HEAD',
			cache: 'no-store',
		} );
		return status === 404 || status === 410;
	} catch {
		return false;
	}
}
