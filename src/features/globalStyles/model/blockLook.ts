import { mergeLayers, type Layers, type StylesDoc } from './doc';
import { styleKeys, type StyleTarget } from './target';
import { VIEWPORTS } from './targetNames';
import { ALL_VIEWPORTS, isConditional, sourcesIn } from './cascade';
import { asTree, getIn, mergeTrees, setIn, type Tree } from './tree';
import type { SettingEdit, StyleEdit } from './values';

/**
 * The styles in which a block always looks as in one of its style variations and states. Styles for viewports apply only if
 * the target has a viewport: thumbnails are narrow too.
 */
export function showAlways( layers: Layers, target: StyleTarget ): StylesDoc {
	const { block, variation, viewport } = target;
	const owner = { block };
	const shown = putTogether(
		mergeLayers( layers ),
		variation === undefined ? [ owner ] : [ owner, { block, variation } ],
		target
	);
	return viewport === undefined
		? {
				...shown,
				styles: VIEWPORTS.reduce(
					( styles, name ) =>
						setIn(
							styles,
							styleKeys( { block, viewport: name }, '' ),
							undefined
						),
					shown.styles
				),
			}
		: shown;
}

/** The styles in which a block, a style variation or an element always looks as in one of its states. */
export const showState = ( layers: Layers, target: StyleTarget ): StylesDoc => {
	const { block, variation, element } = target;
	return putTogether(
		mergeLayers( layers ),
		[ { block, variation, element } ],
		target
	);
};

/** Merges all styles that apply under a condition into the styles of the first owner. */
function putTogether(
	doc: StylesDoc,
	owners: readonly [ StyleTarget, ...StyleTarget[] ],
	{ customState, state }: StyleTarget
): StylesDoc {
	const [ owner ] = owners;
	if (
		owners.length === 1 &&
		customState === undefined &&
		state === undefined
	) {
		return doc;
	}
	const styles = ALL_VIEWPORTS.reduce( ( changed, viewport ) => {
		// In ascending priority: each source overrides those before it.
		const sources = owners
			.flatMap( ( one ) =>
				[
					...sourcesIn( one, { viewport, customState, state } ),
				].reverse()
			)
			.map( ( source ) => ( {
				source,
				node: ownStyles( getIn( doc.styles, styleKeys( source, '' ) ) ),
			} ) )
			.filter( ( { node } ) => Object.keys( node ).length > 0 );
		// A viewport without own styles needs no entry: the base styles apply.
		const isNeeded =
			viewport === undefined ||
			sources.some( ( { source } ) => source.viewport !== undefined );
		const keys = styleKeys( { ...owner, viewport }, '' );
		return isNeeded
			? setIn(
					changed,
					keys,
					sources.reduce(
						( below, { node } ) => mergeTrees( below, node ),
						asTree( getIn( changed, keys ) )
					)
				)
			: changed;
	}, doc.styles );
	return { ...doc, styles };
}

/** The own styles of a target: variations, states and viewports are separate targets. */
const ownStyles = ( node: unknown ): Tree =>
	Object.fromEntries(
		Object.entries( asTree( node ) ).filter(
			( [ name ] ) => name !== 'variations' && ! CONDITION.test( name )
		)
	);

const CONDITION = /^[@:-]/;

interface Resets {
	readonly styles: readonly StyleEdit[];
	readonly settings: readonly SettingEdit[];
}

/** The edits that reset a block, one of its style variations, or a condition of either. Variations are reset separately. */
export function resetsOf( user: StylesDoc, target: StyleTarget ): Resets {
	const styles = Object.keys(
		asTree( getIn( user.styles, styleKeys( target, '' ) ) )
	)
		.filter( ( name ) => name !== 'variations' )
		.map( ( path ) => ( { target, path, value: undefined } ) );
	const { block, variation } = target;
	const settings =
		variation === undefined &&
		! isConditional( target ) &&
		getIn( user.settings, [ 'blocks', block ?? '' ] ) !== undefined
			? [ { target: { block }, path: '', value: undefined } ]
			: [];
	return { styles, settings };
}
