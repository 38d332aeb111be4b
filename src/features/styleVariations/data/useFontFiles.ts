import { useEffect, useMemo } from '@wordpress/element';
import { useThemeUrls } from '../../fonts/index.records';
import type { StylesDoc, Lettering } from '../../globalStyles/index.model';
import { fontFilesOf, type FontFile } from '../model/fontFaces';

/** Those that the page has already. Browsers fetch a file once letters need it. */
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
		// What a theme says of its font is no CSS: letters come in the font that follows.
	}
}

/** Has letters of a document shown in their fonts, on Atelier's own page. */
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
