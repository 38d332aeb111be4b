import { useEffect } from '@wordpress/element';
import { addressesOf, faceName } from '../model/faceRules';
import type { SiteFonts } from '../model/siteFonts';
import { holdFace } from './pageFaces';
import { useThemeUrls } from './useThemeUrls';

/** Adds the active faces to Atelier's own page while the component is mounted. */
export function useActiveFaces( active: SiteFonts[ 'active' ] | null ): void {
	const themeUrls = useThemeUrls();
	useEffect( () => {
		const families = active ? [ ...active.theme, ...active.custom ] : [];
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
	}, [ active, themeUrls ] );
}
