import type { PartName } from '../search';
import { NONE, wholeOf, type Rule, type RuledBlock } from './rule';

/** A block that shows another post, by the ID in one of its attributes. */
export const idRule = (
	block: string,
	names: readonly string[],
	from: number,
	to: number
): Rule => ( {
	isIn: ( { name } ) => name === block,
	ofLeaf: ( { path, value } ) =>
		path.length === 1 &&
		names.includes( String( path[ 0 ] ) ) &&
		value === from
			? to
			: NONE,
} );

/** A template part, by its slug and theme; without a theme, it is of the active one. */
export function partRule( { theme, slug }: PartName, to: PartName ): Rule {
	const valueOf = ( { leaves }: RuledBlock, name: string ) =>
		leaves.find( ( { path } ) => path.length === 1 && path[ 0 ] === name )
			?.value;
	return {
		isIn: ( block ) =>
			block.name === 'core/template-part' &&
			valueOf( block, 'slug' ) === slug &&
			( valueOf( block, 'theme' ) || theme ) === theme,
		ofLeaf: ( { path, value } ) =>
			path.length === 1 && typeof value === 'string'
				? path[ 0 ] === 'slug'
					? wholeOf( value, to.slug )
					: path[ 0 ] === 'theme' && theme !== to.theme
						? wholeOf( value, to.theme )
						: NONE
				: NONE,
	};
}
