import {
	contrastOf,
	levelOf,
	type ContrastLevel,
	buildPath,
	hasColors,
	pairOf,
	partsOf,
	targetsIn,
} from '../../styleControls/index.model';
import {
	type StylesDoc,
	type StyleTarget,
	asTree,
	getIn,
} from '../../globalStyles/index.model';

/** Text and its background, as the styles have them. */
export interface ReadPair {
	readonly target: StyleTarget;
	/** Colours and gradients as CSS. */
	readonly text: string;
	readonly background: string;
	readonly behind: string;
	/** Null where it cannot be known, such as above pictures or with colours that only a browser knows. */
	readonly ratio: number | null;
}

/** Every pair that the styles make by themselves: the page's own, and whatever has colours of its own; the worst first. */
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

/** How well a pair can be read; `unknown` is no judgement. */
export const validateContrast = ( {
	ratio,
}: Pick< ReadPair, 'ratio' > ): ContrastLevel | 'unknown' =>
	ratio === null ? 'unknown' : levelOf( ratio );

/** Whether a pair is too hard to read for text of any size. */
export const isFailing = ( pair: Pick< ReadPair, 'ratio' > ): boolean =>
	validateContrast( pair ) === 'low' || validateContrast( pair ) === 'large';

/** The screen on which the colours of a target are chosen. */
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
