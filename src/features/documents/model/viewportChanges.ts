import { isRecord } from '@/kernel/guards';
import { sorted, type BlockNode } from './blockPrint';

export type Viewport = 'mobile' | 'tablet';

export interface ViewportChanges {
	readonly viewports: readonly Viewport[];
	/** The properties by their stored names. */
	readonly properties: readonly string[];
}

const VIEWPORTS: readonly Viewport[] = [ 'tablet', 'mobile' ];

/** The changes of a block's styles on smaller screens; null if anything else changed. */
export function compareViewports(
	before: BlockNode,
	after: BlockNode
): ViewportChanges | null {
	if ( everywhere( before ) !== everywhere( after ) ) {
		return null;
	}
	const differing = VIEWPORTS.map( ( viewport ) => ( {
		viewport,
		properties: differingKeys(
			branch( before.attributes.style, `@${ viewport }` ),
			branch( after.attributes.style, `@${ viewport }` )
		),
	} ) ).filter( ( { properties } ) => properties.length > 0 );
	return differing.length === 0
		? null
		: {
				viewports: differing.map( ( { viewport } ) => viewport ),
				properties: [
					...new Set(
						differing.flatMap( ( { properties } ) => properties )
					),
				],
			};
}

/** Equal for blocks that only differ in their styles on smaller screens. */
function everywhere( { attributes: { style, ...others } }: BlockNode ): string {
	const {
		'@tablet': _tablet,
		'@mobile': _mobile,
		...base
	} = isRecord( style ) ? style : {};
	return JSON.stringify( sorted( [ others, base ] ) );
}

const branch = ( tree: unknown, key: string ): unknown =>
	isRecord( tree ) ? tree[ key ] : undefined;

/** Names for sides or corners of a property rather than a property. */
const PARTS = /^(top|right|bottom|left)/;

/** The properties that differ between two style objects. */
function differingKeys( one: unknown, other: unknown ): readonly string[] {
	const keys = [ one, other ].flatMap( ( tree ) =>
		isRecord( tree ) ? Object.keys( tree ) : []
	);
	return [ ...new Set( keys ) ].flatMap( ( key ) => {
		const sides = [ branch( one, key ), branch( other, key ) ];
		if (
			JSON.stringify( sorted( sides[ 0 ] ) ) ===
			JSON.stringify( sorted( sides[ 1 ] ) )
		) {
			return [];
		}
		const isBranch = sides.some(
			( side ) =>
				isRecord( side ) &&
				! Object.keys( side ).every( ( part ) => PARTS.test( part ) )
		);
		return isBranch ? differingKeys( sides[ 0 ], sides[ 1 ] ) : [ key ];
	} );
}
