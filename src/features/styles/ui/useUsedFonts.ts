import { useMemo } from '@wordpress/element';
import type { UsedFonts } from '@/features/fonts/index.records';
import {
	type SiteStyles,
	useStyles,
	locationName,
} from '@/features/globalStyles/index.records';
import { faceUses } from '../model/faceUses';
import { fontSlugs, fontUses } from '../model/fontUses';

/** The fonts that the current styles use; null until the styles are loaded. */
export function useUsedFonts(): UsedFonts | null {
	const load = useStyles();
	const styles = load.status === 'ready' ? load.value : null;
	return useMemo( () => styles && usedFontsOf( styles ), [ styles ] );
}

const usedFontsOf = ( { merged }: SiteStyles ): UsedFonts => ( {
	known: fontSlugs( merged ),
	faces: faceUses( merged ).map( ( { keys, ...face } ) => ( {
		...face,
		location: locationName( [ 'styles', ...keys ] ),
	} ) ),
	uses: fontUses( merged ).map( ( { slug, locations } ) => ( {
		slug,
		locations: [
			...new Set(
				locations.map( ( { part, keys } ) =>
					locationName( [ part, ...keys ] )
				)
			),
		],
	} ) ),
} );
