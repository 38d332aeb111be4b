import { useMemo } from '@wordpress/element';
import type { UsedFonts } from '../../fonts/index.records';
import {
	replaceStyles,
	type SiteStyles,
	useStyles,
	placeName,
} from '../../globalStyles/index.records';
import { fontSlugs, fontUses, replaceFont } from '../model/fontUses';

/** What the site's styles ask for as they are now; null until they have been loaded. */
export function useUsedFonts(): UsedFonts | null {
	const load = useStyles();
	const styles = load.status === 'ready' ? load.value : null;
	return useMemo( () => styles && usedFontsOf( styles ), [ styles ] );
}

const usedFontsOf = ( { layers, merged }: SiteStyles ): UsedFonts => ( {
	known: fontSlugs( merged ),
	uses: fontUses( merged ).map( ( { slug, places } ) => ( {
		slug,
		places: [
			...new Set(
				places.map( ( { part, keys } ) =>
					placeName( [ part, ...keys ] )
				)
			),
		],
	} ) ),
	replace: ( from, to ) =>
		replaceStyles( replaceFont( { ...layers, merged }, from, to ) ),
} );
