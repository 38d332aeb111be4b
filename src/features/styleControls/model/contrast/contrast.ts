import { wcagContrast } from 'culori/fn';
import { colorsIn, composeOver, WHITE, type ShownColor } from './color';

/** The readability of text by WCAG 2.2. `large` is sufficient for large or bold text only. */
export type ContrastLevel = 'aaa' | 'aa' | 'large' | 'low';

/** The minimum ratio of each level. */
export const LEAST: Readonly<
	Record< Exclude< ContrastLevel, 'low' >, number >
> = { aaa: 7, aa: 4.5, large: 3 };

/** A foreground and a background, each a CSS color or gradient. */
export interface Pair {
	readonly text: string;
	readonly background: string;
	/** The color behind a translucent background. */
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

/** The contrast ratio of two visible colors, from 1 to 21. */
function ratioOf(
	text: ShownColor,
	background: ShownColor,
	behind: ShownColor = WHITE
): number {
	const ground = composeOver( background, composeOver( behind, WHITE ) );
	return wcagContrast( composeOver( text, ground ), ground );
}

/** The contrast ratio of a pair, the lowest one of gradients; null if a color is unknown. */
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

/** Cut to one decimal, not rounded, so that 4.499 never becomes 4.5. */
export const shortRatio = ( ratio: number ): number =>
	Math.floor( ratio * 10 ) / 10;
