import { isRecord, stringOr } from '../../../kernel/guards';
import { longestCommon } from '../../../kernel/longestCommon';
import { withoutTags } from '../../../kernel/withoutTags';

/** A block as both the parser and the block editor have it; what else they carry is of no concern. */
export interface BlockNode {
	readonly name: string;
	readonly attributes: Readonly< Record< string, unknown > >;
	readonly innerBlocks: readonly BlockNode[];
}

/** What became of one block. Texts are plain and whole, and empty where the block has none of its own. */
export type BlockChange =
	| { readonly kind: 'added'; readonly block: string; readonly text: string }
	| {
			readonly kind: 'removed';
			readonly block: string;
			readonly text: string;
	  }
	| {
			readonly kind: 'changed';
			readonly block: string;
			readonly from: string;
			readonly to: string;
	  }
	| {
			/** Nothing but its styles on smaller screens. */
			readonly kind: 'styled';
			readonly block: string;
			readonly text: string;
			readonly viewports: readonly Viewport[];
			/** The properties, by the names they are stored under. */
			readonly properties: readonly string[];
	  }
	| { readonly kind: 'moved'; readonly block: string; readonly text: string };

export type Viewport = 'mobile' | 'tablet';

/**
 * What a user did to get from one tree of blocks to the other, in document order.
 *
 * Blocks have no identity that survives saving, so those that are equal are matched first, then those
 * of the same type in order. A container whose own settings are the same is looked into.
 */
export function compareBlocks(
	before: readonly BlockNode[],
	after: readonly BlockNode[]
): readonly BlockChange[] {
	const fingerprints = {
		before: before.map( printOf ),
		after: after.map( printOf ),
	};
	const kept = longestCommon( fingerprints.before, fingerprints.after );
	const changes: BlockChange[] = [];
	let at = { before: 0, after: 0 };
	for ( const next of [
		...kept,
		{ before: before.length, after: after.length },
	] ) {
		changes.push(
			...compareRun(
				before.slice( at.before, next.before ),
				after.slice( at.after, next.after )
			)
		);
		at = { before: next.before + 1, after: next.after + 1 };
	}
	return joinMoves( changes, before, after );
}

/** Blocks between two that are equal: pairs of one type are the same block, the rest came or went. */
function compareRun(
	before: readonly BlockNode[],
	after: readonly BlockNode[]
): BlockChange[] {
	const pairs = longestCommon(
		before.map( ( { name } ) => name ),
		after.map( ( { name } ) => name )
	);
	const partnerOf = new Map(
		pairs.map( ( pair ) => [ pair.after, before[ pair.before ] ] )
	);
	const isPaired = new Set( pairs.map( ( pair ) => pair.before ) );
	const removed = before
		.filter( ( _block, index ) => ! isPaired.has( index ) )
		.map( ( block ): BlockChange => ( {
			kind: 'removed',
			block: block.name,
			text: textOf( block ),
		} ) );
	const rest = after.flatMap( ( block, index ): readonly BlockChange[] => {
		const partner = partnerOf.get( index );
		return partner
			? compareBlock( partner, block )
			: [ { kind: 'added', block: block.name, text: textOf( block ) } ];
	} );
	return [ ...removed, ...rest ];
}

function compareBlock(
	before: BlockNode,
	after: BlockNode
): readonly BlockChange[] {
	const inside = compareBlocks( before.innerBlocks, after.innerBlocks );
	const isSame =
		printOf( { ...before, innerBlocks: [] } ) ===
		printOf( { ...after, innerBlocks: [] } );
	const styled = isSame ? null : compareViewports( before, after );
	if ( styled ) {
		return [ styled, ...inside ];
	}
	return isSame
		? inside
		: [
				{
					kind: 'changed',
					block: after.name,
					from: textOf( before ),
					to: textOf( after ),
				},
				...inside,
			];
}

const VIEWPORTS: readonly Viewport[] = [ 'tablet', 'mobile' ];

/** What changed of a block's styles on smaller screens, where nothing else did. */
function compareViewports(
	before: BlockNode,
	after: BlockNode
): BlockChange | null {
	const everywhere = ( { attributes: { style, ...others } }: BlockNode ) => {
		const {
			'@tablet': _tablet,
			'@mobile': _mobile,
			...base
		} = isRecord( style ) ? style : {};
		return JSON.stringify( sorted( [ others, base ] ) );
	};
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
				kind: 'styled',
				block: after.name,
				text: textOf( after ),
				viewports: differing.map( ( { viewport } ) => viewport ),
				properties: [
					...new Set(
						differing.flatMap( ( { properties } ) => properties )
					),
				],
			};
}

const branch = ( tree: unknown, key: string ): unknown =>
	isRecord( tree ) ? tree[ key ] : undefined;

/** Names that are sides or corners of a property, not one of their own. */
const PARTS = /^(top|right|bottom|left)/;

/** The properties that differ between two trees of styles. */
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

/** Something that went from one place and came equal in another has been moved. */
function joinMoves(
	changes: readonly BlockChange[],
	before: readonly BlockNode[],
	after: readonly BlockNode[]
): readonly BlockChange[] {
	const gone = before.map( printOf );
	const come = after.map( printOf );
	const isMoved = ( change: BlockChange ): boolean => {
		if ( change.kind !== 'added' && change.kind !== 'removed' ) {
			return false;
		}
		const { block, text } = change;
		const prints = before
			.filter(
				( node ) => node.name === block && textOf( node ) === text
			)
			.map( printOf );
		return prints.some(
			( print ) =>
				count( gone, print ) > 0 &&
				count( gone, print ) === count( come, print )
		);
	};
	return changes.flatMap( ( change ): readonly BlockChange[] => {
		if ( ! isMoved( change ) ) {
			return [ change ];
		}
		return change.kind === 'added' ? [ { ...change, kind: 'moved' } ] : [];
	} );
}

const count = ( list: readonly string[], wanted: string ): number =>
	list.filter( ( entry ) => entry === wanted ).length;

/** Equal for blocks that are written alike: absent attributes and undefined ones, keys in any order. */
function printOf( { name, attributes, innerBlocks }: BlockNode ): string {
	return JSON.stringify( [
		name,
		sorted( attributes ),
		innerBlocks.map( printOf ),
	] );
}

function sorted( value: unknown ): unknown {
	if ( Array.isArray( value ) ) {
		return value.map( sorted );
	}
	if ( ! isRecord( value ) ) {
		return value;
	}
	const html = richText( value );
	if ( html !== null ) {
		return html;
	}
	return Object.fromEntries(
		Object.keys( value )
			.filter( ( key ) => value[ key ] !== undefined )
			.sort()
			.map( ( key ) => [ key, sorted( value[ key ] ) ] )
	);
}

/** The HTML of a rich text, which the block editor keeps as an object of a class of its own; null for everything else. */
function richText( value: object ): string | null {
	const { toHTMLString } = value as { toHTMLString?: unknown };
	return typeof toHTMLString === 'function'
		? stringOr( Reflect.apply( toHTMLString, value, [] ) )
		: null;
}

const TEXT_ATTRIBUTES = [ 'content', 'text', 'label', 'title', 'alt', 'slug' ];

/** What a block says. */
function textOf( { attributes }: BlockNode ): string {
	for ( const name of TEXT_ATTRIBUTES ) {
		const value = attributes[ name ];
		const text = plain(
			( isRecord( value ) ? richText( value ) : null ) ??
				stringOr( value )
		);
		if ( text !== '' ) {
			return text;
		}
	}
	return '';
}

const plain = ( html: string ): string =>
	withoutTags( html )
		.replace( /&nbsp;/g, ' ' )
		.replace( /\s+/g, ' ' )
		.trim();
