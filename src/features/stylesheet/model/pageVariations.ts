import { isRecord } from '@/kernel/guards';
import {
	type StylesDoc,
	asTree,
	getIn,
	type Tree,
} from '@/features/globalStyles/index.model';
import { resolveReferences } from './references';

/** A block style variation, such as "Outline", as named in a server-rendered page. */
export interface PageVariation {
	/** The variation's own name, such as `section-1`. */
	readonly name: string;
	/** The class name after `is-style-`: the name, with a number if the variation has styles, such as `section-1--3`. */
	readonly instance: string;
}

const CLASS = /(?:^|\s)is-style-(\S+)/g;
const NUMBERED = /^(.+)--(\d+)$/;

/**
 * The block style variations on a page, in the order in which the server prints their styles: outer blocks before inner
 * ones. A variation that had no styles when the page was rendered has no number, and comes first.
 *
 * @param classNames The class attribute of each element with a variation.
 */
export function variationsIn(
	classNames: Iterable< string >
): readonly PageVariation[] {
	const found = new Map< string, { name: string; number: number } >();
	for ( const className of classNames ) {
		const instances = [ ...className.matchAll( CLASS ) ].map(
			( [ , instance = '' ] ) => instance
		);
		const numbered = instances.filter( ( instance ) =>
			NUMBERED.test( instance )
		);
		for ( const instance of numbered.length > 0 ? numbered : instances ) {
			const [ , name = instance, number = '0' ] =
				NUMBERED.exec( instance ) ?? [];
			found.set( instance, { name, number: Number( number ) } );
		}
	}
	return [ ...found ]
		.sort( ( [ , one ], [ , other ] ) => one.number - other.number )
		.map( ( [ instance, { name } ] ) => ( { name, instance } ) );
}

/**
 * The block style variation of a block on the canvas, where the block editor adds a class name with the block's id. Of
 * several, it takes the first registered one. Null without one.
 */
export function variationOnCanvas( {
	className,
	clientId,
	registered,
}: {
	readonly className: string;
	readonly clientId: string;
	/** The names of the variations of the block's type. */
	readonly registered: readonly string[];
} ): PageVariation | null {
	const name = [ ...className.matchAll( CLASS ) ]
		.map( ( [ , found = '' ] ) => found )
		.find(
			( found ) => found !== 'default' && registered.includes( found )
		);
	return name === undefined
		? null
		: { name, instance: `${ name }-${ clientId }` };
}

/** The styles of a variation by block, under its name in the page. */
export const variationStyles = (
	{ styles }: StylesDoc,
	{ name, instance }: PageVariation
): Tree =>
	Object.fromEntries(
		Object.entries( asTree( styles.blocks ) ).flatMap(
			( [ block, node ] ) => {
				const variation = getIn( asTree( node ), [
					'variations',
					name,
				] );
				const own = resolveReferences( variation, styles );
				return isRecord( own ) && Object.keys( own ).length > 0
					? [ [ block, { variations: { [ instance ]: own } } ] ]
					: [];
			}
		)
	);

/** The keys of what is inside of a block. */
const INNER = [ 'elements', 'blocks' ];

/** A variation's styles of the block itself, and of what is inside of it: the server gives them different selectors. */
export function splitVariation( variation: Tree ): {
	readonly own: Tree;
	readonly inner: Tree;
} {
	const isInner = ( key: string ) => INNER.includes( key );
	const of = ( tree: Tree, isWanted: ( key: string ) => boolean ): Tree =>
		Object.fromEntries(
			Object.entries( tree ).flatMap( ( [ key, value ] ) =>
				key.startsWith( '@' )
					? [ [ key, of( asTree( value ), isWanted ) ] ]
					: isWanted( key )
						? [ [ key, value ] ]
						: []
			)
		);
	return {
		own: of( variation, ( key ) => ! isInner( key ) ),
		inner: of( variation, isInner ),
	};
}

/** A variation's own styles without gaps, which WordPress prints only since a later version. */
export function withoutGap( own: Tree ): Tree {
	const { blockGap: _, ...spacing } = asTree( own.spacing );
	return { ...own, spacing };
}

/** The selector of the elements that have the class of a variation, without what its own styles apply to inside of them. */
export const outerSelector = ( selector: string, instance: string ): string => {
	const className = `.is-style-${ instance }`;
	return selector
		.split( ',' )
		.map( ( part ) => {
			const end = part.indexOf( className );
			return end < 0 ? part : part.slice( 0, end + className.length );
		} )
		.join( ',' );
};
