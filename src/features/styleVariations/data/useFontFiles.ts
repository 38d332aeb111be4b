import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useEffect, useMemo } from '@wordpress/element';
import type { StylesDoc, Lettering } from '../../globalStyles/index.model';
import { fontFilesOf, type FontFile } from '../model/fontFaces';

/** The files in the page. Browsers load a file once text uses it. */
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
		// The theme's descriptors aren't valid CSS: the browser uses the next font of the list.
	}
}

/** Adds the fonts of a document's typography to Atelier's own page. */
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
