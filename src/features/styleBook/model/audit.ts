import {
	contrastOf,
	levelOf,
	type ContrastLevel,
	buildPath,
	hasColors,
	pairOf,
	partsOf,
	targetsIn,
} from '@/features/styleControls/index.model';
import {
	type StylesDoc,
	type StyleTarget,
	asTree,
	getIn,
} from '@/features/globalStyles/index.model';

/** A text and its background in the styles. */
export interface ReadPair {
	readonly target: StyleTarget;
	/** Colors and gradients as CSS. */
	readonly text: string;
	readonly background: string;
	readonly behind: string;
	/** Null if the contrast is unknown, such as over images or with colors that only browsers resolve. */
	readonly ratio: number | null;
}

/** All pairs in the styles: the page's own, and those of all targets with colors; lowest contrast first. */
export const pairsIn = ( doc: StylesDoc ): readonly ReadPair[] =>
	[ ...targetsIn( doc, {} ), ...variationsIn( doc ) ]
		.filter( ( target ) => isSite( target ) || hasColors( doc, target ) )
		.map( ( target ) => {
			const pair = pairOf( doc, target );
			return { target, ...pair, ratio: contrastOf( pair ) };
		} )
		.sort(
			( one, other ) =>
				( one.ratio ?? Infinity ) - ( other.ratio ?? Infinity )
		);

const isSite = ( { block, element }: StyleTarget ): boolean =>
	block === undefined && element === undefined;

/** Block style variations, such as "Outline". */
const variationsIn = ( doc: StylesDoc ): readonly StyleTarget[] =>
	Object.entries( asTree( doc.styles.blocks ) ).flatMap( ( [ block, own ] ) =>
		Object.keys( asTree( getIn( own, [ 'variations' ] ) ) ).flatMap(
			( variation ) => partsOf( doc, { block, variation } )
		)
	);

/** The contrast level of a pair, or `unknown`. */
export const validateContrast = ( {
	ratio,
}: Pick< ReadPair, 'ratio' > ): ContrastLevel | 'unknown' =>
	ratio === null ? 'unknown' : levelOf( ratio );

/** Whether the contrast is too low for normal text. */
export const isFailing = ( pair: Pick< ReadPair, 'ratio' > ): boolean =>
	validateContrast( pair ) === 'low' || validateContrast( pair ) === 'large';

/** The path of the screen with the colors of a target. */
export const pathTo = ( { block, variation }: StyleTarget ): string => {
	if ( block === undefined ) {
		return '/colors';
	}
	return variation === undefined
		? buildPath( '/blocks/{block}', { block } )
		: buildPath( '/blocks/{block}/variations/{variation}', {
				block,
				variation,
			} );
};
