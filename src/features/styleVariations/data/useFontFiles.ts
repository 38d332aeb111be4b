import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useEffect, useMemo } from '@wordpress/element';
import type { StylesDoc, Lettering } from '../../globalStyles/index.model';
import { fontFilesOf, type FontFile } from '../model/fontFaces';

/** Those that the page has already. Browsers fetch a file once letters need it. */
const added = new Set< string >();

function add( { family, url, weight, style }: FontFile ) {
	const key = JSON.stringify( [ family, weight, style ] );
	if ( added.has( key ) ) {
		return;
	}
	added.add( key );
	try {
		document.fonts.add(
			new FontFace( family, `url(${ JSON.stringify( url ) })`, {
				weight,
				style,
			} )
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
	const themeUrl = useSelect( ( select ) => {
		const url = select( coreStore ).getCurrentTheme()?.stylesheet_uri;
		return typeof url === 'string' ? url : '';
	}, [] );
	const files = useMemo(
		() => fontFilesOf( doc, letters, themeUrl ),
		[ doc, letters, themeUrl ]
	);
	useEffect( () => files.forEach( add ), [ files ] );
}
