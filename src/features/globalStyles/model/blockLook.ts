import { mergeLayers, type Layers, type StylesDoc } from './doc';
import { styleKeys, type StyleTarget } from './target';
import { asTree, getIn, mergeTrees, setIn } from './tree';
import type { SettingEdit, StyleEdit } from './values';

/** The styles in which a block looks all the time as it does in one of its looks and states. */
export function showAlways(
	layers: Layers,
	{ block, variation, state }: StyleTarget
): StylesDoc {
	const doc = mergeLayers( layers );
	const places = [
		{ block, variation },
		{ block, state },
		{ block, variation, state },
	].filter( ( place ) => Object.values( place ).every( isNamed ) );
	return {
		...doc,
		styles: places.reduce( ( styles, place ) => {
			const { variations: _looks, ...rest } = asTree(
				getIn( doc.styles, styleKeys( place, '' ) )
			);
			const keys = styleKeys( { block }, '' );
			return setIn(
				styles,
				keys,
				mergeTrees( asTree( getIn( styles, keys ) ), rest )
			);
		}, doc.styles ),
	};
}

const isNamed = ( name: string | undefined ): boolean => name !== undefined;

interface Resets {
	readonly styles: readonly StyleEdit[];
	readonly settings: readonly SettingEdit[];
}

/** What takes back everything that the user has changed of a block, or of one of its looks; the looks of a block have their own. */
export function resetsOf( user: StylesDoc, target: StyleTarget ): Resets {
	const { block, variation } = target;
	const styles = Object.keys(
		asTree( getIn( user.styles, styleKeys( { block, variation }, '' ) ) )
	)
		.filter( ( name ) => name !== 'variations' )
		.map( ( path ) => ( {
			target: { block, variation },
			path,
			value: undefined,
		} ) );
	const settings =
		variation === undefined &&
		getIn( user.settings, [ 'blocks', block ?? '' ] ) !== undefined
			? [ { target: { block }, path: '', value: undefined } ]
			: [];
	return { styles, settings };
}
