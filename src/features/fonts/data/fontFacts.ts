import { createAnswers } from '@/kernel/answers';
import { isSameOrigin } from '@/kernel/isSameOrigin';
import { fail, ok, type Result } from '@/kernel/result';
import { attempt } from '@/platform/failure';
import { useLoad, type Loading } from '@/ui/useLoad';
import { addressesOf } from '../model/faceRules';
import type { FontFace } from '../model/family';
import type { FontFileFacts } from '../model/fontFile/facts';
import { fontReader } from './readFonts';
import { useThemeUrls } from './useThemeUrls';

/** Font files never change, as new ones get another name. */
const files = createAnswers( {
	request: ( address: string ): Promise< Result< FontFileFacts > > =>
		attempt( async () => {
			const answer = await fetch( address );
			const reading = answer.ok
				? await fontReader.read( await answer.blob() )
				: null;
			return ! reading || 'reason' in reading
				? fail( { code: answer.ok ? 'malformed' : 'missing' } )
				: ok( reading.facts );
		} ),
	limit: 200,
} );

/** The facts of a file on this site; null for files on other hosts, which aren't requested. */
function readFacts(
	addresses: readonly string[]
): Promise< Result< FontFileFacts | null > > {
	const address = addresses.find( ( one ) =>
		isSameOrigin( one, window.location.href )
	);
	return address === undefined
		? Promise.resolve( ok( null ) )
		: files.load( address );
}

/**
 * The facts of a variant's file; null if there is none, or none on this site.
 *
 * @param face
 */
export function useFontFacts(
	face: FontFace | undefined
): Loading< FontFileFacts | null > {
	const themeUrls = useThemeUrls();
	const addresses = face ? addressesOf( face, themeUrls ) : [];
	return useLoad( addresses.join( ' ' ), () => readFacts( addresses ) );
}
