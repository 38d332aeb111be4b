import { kebabCase } from '@/kernel/kebabCase';
import type { FontFace, FontFamily } from './family';
import { isSameFont, type UsedFonts } from './usedFonts';

/** The kind of faces in the index of uses. */
export const FACE_KIND = 'font-face';

/** As the index names uses of a face: blocks that choose no font, style or weight have what is around them. */
export function faceThings(
	face: FontFace,
	{ slug }: Pick< FontFamily, 'slug' >,
	{ faces }: Pick< UsedFonts, 'faces' >
): readonly string[] {
	const own = kebabCase( slug );
	const around = faces.filter( ( use ) => isSameFont( use.slug, slug ) );
	const fonts = around.some( ( { of } ) => of !== null )
		? [ own, '' ]
		: [ own ];
	const style = nameOf( face.style );
	const styles = style === 'normal' ? [ style, '' ] : [ style ];
	const weights = WEIGHTS.filter( ( weight ) => hasWeight( face, weight ) );
	const ofBlocks = fonts.flatMap( ( font ) =>
		styles.flatMap( ( one ) =>
			[ ...weights, ...( hasWeight( face, '400' ) ? [ '' ] : [] ) ]
				.map( ( weight ) => `${ font }|${ one }|${ weight }` )
				.filter( ( thing ) => thing !== '||' )
		)
	);
	return around.some( ( { of } ) => of === 'text' )
		? [
				...ofBlocks,
				...( style === 'normal' && hasWeight( face, '700' )
					? [ 'bold' ]
					: [] ),
				...( style === 'italic' && hasWeight( face, '400' )
					? [ 'italic' ]
					: [] ),
			]
		: ofBlocks;
}

const WEIGHTS = [ 100, 200, 300, 400, 500, 600, 700, 800, 900 ].map( String );

/** `oblique 10deg` is `oblique`. */
const nameOf = ( style: string ): string =>
	style.toLowerCase().split( ' ' )[ 0 ] ?? style;

function hasWeight( { weight }: FontFace, wanted: string ): boolean {
	const [ from = NaN, to = from ] = weight.split( ' ' ).map( Number );
	return from <= Number( wanted ) && Number( wanted ) <= to;
}

/** The labels of the styles that use a face. */
export const stylesWith = (
	face: FontFace,
	{ slug }: Pick< FontFamily, 'slug' >,
	{ faces }: Pick< UsedFonts, 'faces' >
): readonly string[] => [
	...new Set(
		faces
			.filter(
				( use ) =>
					isSameFont( use.slug, slug ) &&
					nameOf( use.style ) === nameOf( face.style ) &&
					hasWeight( face, use.weight )
			)
			.map( ( { location } ) => location )
	),
];
