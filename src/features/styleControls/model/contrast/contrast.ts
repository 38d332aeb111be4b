import { wcagContrast } from 'culori/fn';
import { colorsIn, composeOver, WHITE, type ShownColor } from './color';

/** How well text can be read, by WCAG 2.2. `large` is enough for large or bold text only. */
export type ContrastLevel = 'aaa' | 'aa' | 'large' | 'low';

/** The least ratio of each level. */
export const LEAST: Readonly<
	Record< Exclude< ContrastLevel, 'low' >, number >
> = { aaa: 7, aa: 4.5, large: 3 };

/** A pair of CSS colours or gradients, as one lies on the other. */
export interface Pair {
	readonly text: string;
	readonly background: string;
	/** What a translucent background lies on. */
	readonly behind?: string | undefined;
}

export const levelOf = ( ratio: number ): ContrastLevel => {
	if ( ratio >= LEAST.aaa ) {
		return 'aaa';
	}
	if ( ratio >= LEAST.aa ) {
		return 'aa';
	}
	return ratio >= LEAST.large ? 'large' : 'low';
};

/** The ratio of two colours as they are seen: 1 to 21. */
function ratioOf(
	text: ShownColor,
	background: ShownColor,
	behind: ShownColor = WHITE
): number {
	const ground = composeOver( background, composeOver( behind, WHITE ) );
	return wcagContrast( composeOver( text, ground ), ground );
}

/** The ratio of a pair, for gradients where it is worst; null where a colour cannot be known. */
export function contrastOf( {
	text,
	background,
	behind,
}: Pair ): number | null {
	const grounds = colorsIn( background );
	const depths = behind === undefined ? [ WHITE ] : colorsIn( behind );
	const ratios = colorsIn( text ).flatMap( ( letter ) =>
		grounds.flatMap( ( ground ) =>
			depths.map( ( depth ) => ratioOf( letter, ground, depth ) )
		)
	);
	return ratios.length > 0 ? Math.min( ...ratios ) : null;
}

/** As people write it: cut, not rounded, so that 4.499 is never called 4.5. */
export const shortRatio = ( ratio: number ): number =>
	Math.floor( ratio * 10 ) / 10;
