import { useCounts } from '@/features/uses';
import { FACE_KIND, faceThings, stylesWith } from '../model/faceThings';
import { faceKey, type FontFace, type FontFamily } from '../model/family';
import { locationsOf } from '../model/usedFonts';
import { useFontLibrary } from './useFontLibrary';

/**
 * Whether styles or content use each of some variants, by their keys: all are asked about together. Nothing is known of content before
 * that has been answered, nor if it fails.
 */
export function useUsedVariants(
	family: FontFamily,
	faces: readonly FontFace[]
): ReadonlyMap< string, boolean > {
	const { used } = useFontLibrary();
	const things = faces.map( ( face ) => faceThings( face, family, used ) );
	const load = useCounts( FACE_KIND, [ ...new Set( things.flat() ) ] );
	const counts = load.status === 'ready' ? load.value : null;
	return new Map(
		faces.flatMap( ( face, at ) => {
			const isUsed =
				stylesWith( face, family, used ).length > 0 ||
				things[ at ]?.some(
					( thing ) => ( counts?.counts.get( thing ) ?? 0 ) > 0
				);
			return isUsed || counts?.isComplete
				? [ [ faceKey( face ), Boolean( isUsed ) ] as const ]
				: [];
		} )
	);
}

/** Whether styles or content use a font, with any variant. */
export function useIsFamilyUsed( { slug }: FontFamily ): boolean {
	const { used } = useFontLibrary();
	const load = useCounts( 'fontFamily', [ slug ] );
	return (
		locationsOf( used.uses, slug ).length > 0 ||
		( load.status === 'ready' &&
			( load.value.counts.get( slug ) ?? 0 ) > 0 )
	);
}
