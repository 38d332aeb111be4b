import { useEffect, useMemo } from '@wordpress/element';
import { useThemeUrls } from '@/features/fonts/index.records';
import type { StylesDoc, Lettering } from '@/features/globalStyles/index.model';
import { fontFilesOf, type FontFile } from '../model/fontFaces';

/** The files in the page. Browsers load a file once text uses it. */
const added = new Set< string >();

function add( { family, urls, weight, style }: FontFile ) {
	const key = JSON.stringify( [ family, weight, style ] );
	if ( added.has( key ) ) {
		return;
	}
	added.add( key );
	try {
		document.fonts.add(
			new FontFace(
				family,
				urls
					.map( ( url ) => `url(${ JSON.stringify( url ) })` )
					.join( ', ' ),
				{ weight, style }
			)
		);
	} catch {
		// The theme's descriptors aren't valid CSS: the browser uses the next font of the list.
	}
}

/** Adds the fonts of a document's typography to Atelier's own page. */
export function useFontFiles(
	doc: StylesDoc,
	letters: readonly Lettering[]
): void {
	const themeUrls = useThemeUrls();
	const files = useMemo(
		() => fontFilesOf( doc, letters, themeUrls ),
		[ doc, letters, themeUrls ]
	);
	useEffect( () => files.forEach( add ), [ files ] );
}
