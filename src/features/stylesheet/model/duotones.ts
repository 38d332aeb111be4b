import {
	asTree,
	cssValue,
	getIn,
	parseReference,
	type StylesDoc,
} from '@/features/globalStyles/index.model';

const duotoneOf = ( { styles }: StylesDoc, block: string ): unknown =>
	getIn( asTree( styles.blocks ), [ block, 'filter', 'duotone' ] );

/**
 * CSS for the blocks of a page whose type had another duotone when the server rendered it: the server gives each of them a class of
 * the duotone, with a rule that wins over the styles.
 *
 * @param rendered  The styles that the page was rendered with.
 * @param current
 * @param selectors The selectors of a duotone by block.
 */
export const changedDuotonesCss = (
	rendered: StylesDoc,
	current: StylesDoc,
	selectors: Readonly< Record< string, string > >
): string =>
	Object.entries( selectors )
		.map( ( [ block, selector ] ) => {
			const before = parseReference( duotoneOf( rendered, block ) );
			const now = duotoneOf( current, block );
			const value = cssValue( now ) ?? 'none';
			if (
				before?.type !== 'preset' ||
				! /^[\p{L}\p{N}_-]+$/u.test( before.slug ) ||
				value === cssValue( duotoneOf( rendered, block ) )
			) {
				return '';
			}
			const own = selector
				.split( ',' )
				.map(
					( part ) => `.wp-duotone-${ before.slug }${ part.trim() }`
				);
			return `${ own.join( ',' ) }{filter:${ value }}`;
		} )
		.join( '' );
