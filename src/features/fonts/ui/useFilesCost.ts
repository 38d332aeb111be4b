import { useMemo } from '@wordpress/element';
import { ok } from '@/kernel/result';
import { useLoad } from '@/ui/useLoad';
import { costOf, type FilesCost } from '../data/fileSizes';
import { useThemeUrls } from '../data/useThemeUrls';
import { addressesOf } from '../model/faceRules';
import type { FontFace } from '../model/family';

/** The total size of the files of faces; null until it is known. */
export function useFilesCost( faces: readonly FontFace[] ): FilesCost | null {
	const themeUrls = useThemeUrls();
	const files = useMemo(
		() => faces.map( ( face ) => addressesOf( face, themeUrls ) ),
		[ faces, themeUrls ]
	);
	const key = JSON.stringify( files );
	const request = useLoad( key, async () => ok( await costOf( files ) ) );
	// Files of the theme have no address until its URL is loaded.
	return request.status === 'ready' && themeUrls.length > 0
		? request.value
		: null;
}
