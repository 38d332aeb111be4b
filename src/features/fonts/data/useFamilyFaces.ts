import { useEffect } from '@wordpress/element';
import { addressesOf, faceName } from '../model/faceRules';
import type { FontFamily } from '../model/family';
import { holdFace } from './pageFaces';
import { useThemeUrls } from './useThemeUrls';

/**
 * Adds the faces of families to Atelier's own page while the component is mounted. Browsers load a file once a text needs it.
 *
 * @param families Must be stable between renders.
 */
export function useFamilyFaces( families: readonly FontFamily[] ): void {
	const themeUrls = useThemeUrls();
	useEffect( () => {
		const releases = families.flatMap( ( { fontFamily, faces } ) =>
			faces.map( ( face ) => {
				const addresses = addressesOf( face, themeUrls );
				return addresses.length === 0
					? null
					: holdFace( {
							name: faceName( fontFamily ),
							addresses,
							style: face.style,
							weight: face.weight,
						} ).release;
			} )
		);
		return () => releases.forEach( ( release ) => release?.() );
	}, [ families, themeUrls ] );
}
