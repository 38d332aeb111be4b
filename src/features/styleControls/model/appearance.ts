import { isRecord, stringOr } from '@/kernel/guards';
import { storedText } from '@/features/globalStyles/index.model';

/** The style and weight of a font; undefined is inherited. */
export interface Appearance {
	readonly fontStyle?: string | undefined;
	readonly fontWeight?: string | undefined;
}

export type FaceStyle = 'normal' | 'italic';

const WEIGHTS = [
	'100',
	'200',
	'300',
	'400',
	'500',
	'600',
	'700',
	'800',
	'900',
] as const;

export type Weight = ( typeof WEIGHTS )[ number ];

export interface Face {
	readonly style: FaceStyle;
	readonly weight: Weight;
}

const NAMED: Readonly< Record< string, number > > = {
	normal: 400,
	bold: 700,
	lighter: 300,
	bolder: 500,
};

/** The styles and weights of a family: those of its faces, or all if it has none. */
export function facesOf( fontFace: unknown ): readonly Face[] {
	const known = Array.isArray( fontFace )
		? fontFace.filter( isRecord ).flatMap( facesIn )
		: [];
	const all = known.length > 0 ? known : ALL;
	return ALL.filter( ( { style, weight } ) =>
		all.some( ( face ) => face.style === style && face.weight === weight )
	);
}

const ALL: readonly Face[] = ( [ 'normal', 'italic' ] as const ).flatMap(
	( style ) => WEIGHTS.map( ( weight ) => ( { style, weight } ) )
);

/** A face has one weight, or a range of weights in a variable font. */
function facesIn( {
	fontStyle,
	fontWeight,
}: Readonly< Record< string, unknown > > ): readonly Face[] {
	const style =
		stringOr( fontStyle ).startsWith( 'normal' ) || ! fontStyle
			? 'normal'
			: 'italic';
	const [ first = 400, last = first ] = ( storedText( fontWeight ) || '400' )
		.trim()
		.split( /\s+/ )
		.map( numberOf );
	return WEIGHTS.filter(
		( weight ) => Number( weight ) >= first && Number( weight ) <= last
	).map( ( weight ) => ( { style, weight } ) );
}

/** Rounds a weight to the nearest hundred. */
const numberOf = ( weight: string ): number =>
	NAMED[ weight ] ?? Math.round( Number( weight ) / 100 ) * 100;

/** The face for an appearance; null if it has neither style nor weight. */
export function faceOf( { fontStyle, fontWeight }: Appearance ): Face | null {
	if ( fontStyle === undefined && fontWeight === undefined ) {
		return null;
	}
	return (
		facesIn( { fontStyle: fontStyle ?? 'normal', fontWeight } )[ 0 ] ?? null
	);
}
