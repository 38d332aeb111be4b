import { useEffect, useMemo } from '@wordpress/element';
import { holdFace, useThemeUrls } from '../../fonts/index.records';
import type { StylesDoc, Lettering } from '../../globalStyles/index.model';
import { fontFilesOf } from '../model/fontFaces';

/** Adds the fonts of a document's typography to Atelier's own page while the component is mounted. */
export function useFontFiles(
	doc: StylesDoc,
	letters: readonly Lettering[]
): void {
	const themeUrls = useThemeUrls();
	const files = useMemo(
		() => fontFilesOf( doc, letters, themeUrls ),
		[ doc, letters, themeUrls ]
	);
	useEffect( () => {
		const held = files.map( ( { family, urls, weight, style } ) =>
			holdFace( { name: family, addresses: urls, weight, style } )
		);
		return () => held.forEach( ( { release } ) => release() );
	}, [ files ] );
}
