import { isRecord, stringOr } from '@/kernel/guards';
import { nodesIn } from '@/kernel/nodesIn';
import { textLeaves } from '@/kernel/textLeaves';
import { addressesOf, type BlockAddress } from './blockAddresses';
import { sorted, textOf, type BlockNode } from './blockPrint';
import { hidingsOf, type Hiding } from './hiddenText';

type Visibility = 'shown' | 'hidden' | 'partly';

/** What the text of a block doesn't show of its change. */
export type BlockDetail =
	| {
			/** An address; empty where there was or is none. */
			readonly kind: BlockAddress[ 'as' ] | 'overlay';
			readonly text: string;
			readonly from: string;
			readonly to: string;
	  }
	| { readonly kind: 'visibility'; readonly to: Visibility }
	| { readonly kind: 'unseen'; readonly how: Hiding }
	| {
			/** A value that comes from elsewhere; empty where it no longer does. */
			readonly kind: 'bound';
			readonly attribute: string;
			readonly to: string;
	  }
	| {
			/** Styles in a text that can hide it or put it above other things. */
			readonly kind: 'css';
			readonly to: string;
	  };

/** The details of a changed block; without one before, those of an added block with its inner blocks. */
export const detailsOf = (
	before: BlockNode | null,
	after: BlockNode
): readonly BlockDetail[] => [
	...visibilityDetails( before, after ),
	...unseenDetails( before, after ),
	...boundDetails( before, after ),
	...overlayDetails( before, after ),
	...addressDetails(
		before ? addressesOf( before ) : [],
		addressesOf( after )
	),
	...cssDetails( before, after ),
	...( before
		? []
		: after.innerBlocks.flatMap( ( inner ) => detailsOf( null, inner ) ) ),
];

const metadataOf = ( block: BlockNode | null, name: string ): unknown => {
	const metadata = block?.attributes.metadata;
	return isRecord( metadata ) ? metadata[ name ] : undefined;
};

function visibilityDetails(
	before: BlockNode | null,
	after: BlockNode
): readonly BlockDetail[] {
	const [ was, is ] = [ before, after ].map( ( block ) =>
		metadataOf( block, 'blockVisibility' )
	);
	return JSON.stringify( sorted( was ) ) === JSON.stringify( sorted( is ) ) ||
		( visibilityOf( was ) === 'shown' && visibilityOf( is ) === 'shown' )
		? []
		: [ { kind: 'visibility', to: visibilityOf( is ) } ];
}

function visibilityOf( stored: unknown ): Visibility {
	if ( stored === false ) {
		return 'hidden';
	}
	return isRecord( stored ) ? 'partly' : 'shown';
}

/** Also where the text is another one: what nobody sees is said each time it is proposed. */
const unseenDetails = (
	before: BlockNode | null,
	after: BlockNode
): readonly BlockDetail[] => {
	const known =
		before && isTextSame( before, after ) ? hidingsOf( before ) : [];
	return hidingsOf( after )
		.filter( ( how ) => ! known.includes( how ) )
		.map( ( how ) => ( { kind: 'unseen', how } ) );
};

const isTextSame = ( before: BlockNode, after: BlockNode ): boolean =>
	textOf( before ) === textOf( after );

function boundDetails(
	before: BlockNode | null,
	after: BlockNode
): readonly BlockDetail[] {
	const was = boundOf( before );
	const is = boundOf( after );
	return [ ...new Set( [ ...was.keys(), ...is.keys() ] ) ]
		.filter( ( attribute ) => was.get( attribute ) !== is.get( attribute ) )
		.map( ( attribute ) => ( {
			kind: 'bound',
			attribute,
			to: is.get( attribute ) ?? '',
		} ) );
}

/** The sources of values by attribute, such as `core/post-meta: price`. */
function boundOf( block: BlockNode | null ): ReadonlyMap< string, string > {
	const bindings = metadataOf( block, 'bindings' );
	return new Map(
		Object.entries( isRecord( bindings ) ? bindings : {} ).map(
			( [ attribute, binding ] ) => {
				const { source, args } = isRecord( binding ) ? binding : {};
				const values = textLeaves( sorted( args ) ).map(
					( { text } ) => text
				);
				return [
					attribute,
					[ stringOr( source ), values.join( ', ' ) ]
						.filter( Boolean )
						.join( ': ' ),
				];
			}
		)
	);
}

function overlayDetails(
	before: BlockNode | null,
	after: BlockNode
): readonly BlockDetail[] {
	const [ from = '', to = '' ] = [ before, after ].map( ( block ) =>
		stringOr( block?.attributes.overlay )
	);
	return after.name !== 'core/navigation' || from === to
		? []
		: [ { kind: 'overlay', text: '', from, to } ];
}

/** Addresses are matched by their text, so that two that were exchanged both count; then by themselves, then in order. */
function addressDetails(
	before: readonly BlockAddress[],
	after: readonly BlockAddress[]
): readonly BlockDetail[] {
	const pairs = new Map< BlockAddress, BlockAddress >();
	const left = new Set( before );
	const signs: readonly ( ( one: BlockAddress ) => string )[] = [
		( { as, text, to } ) => `${ as } ${ to } ${ text }`,
		( { as, text } ) => `${ as } ${ text }`,
		( { as, to } ) => `${ as } ${ to }`,
		( { as } ) => as,
	];
	for ( const sign of signs ) {
		const waiting = groupedBy( left, sign );
		for ( const one of after ) {
			const match = pairs.has( one )
				? undefined
				: waiting.get( sign( one ) )?.shift();
			if ( match ) {
				pairs.set( one, match );
				left.delete( match );
			}
		}
	}
	return [
		...after
			.map( ( one ) => ( {
				kind: one.as,
				text: one.text,
				from: pairs.get( one )?.to ?? '',
				to: one.to,
			} ) )
			.filter( ( { from, to } ) => from !== to ),
		...[ ...left ].map( ( { as, text, to } ) => ( {
			kind: as,
			text,
			from: to,
			to: '',
		} ) ),
	];
}

function groupedBy(
	addresses: Iterable< BlockAddress >,
	sign: ( one: BlockAddress ) => string
): ReadonlyMap< string, BlockAddress[] > {
	const groups = new Map< string, BlockAddress[] >();
	for ( const one of addresses ) {
		const group = groups.get( sign( one ) );
		if ( group ) {
			group.push( one );
		} else {
			groups.set( sign( one ), [ one ] );
		}
	}
	return groups;
}

const HIDING =
	/(?:^|[\s;])(?:display|position|visibility|opacity|clip|clip-path|text-indent|z-index|transform|font-size|direction|unicode-bidi)\s*:/i;

function cssDetails(
	before: BlockNode | null,
	after: BlockNode
): readonly BlockDetail[] {
	const known = new Set( before ? cssOf( before ) : [] );
	return [ ...new Set( cssOf( after ) ) ]
		.filter( ( css ) => ! known.has( css ) )
		.map( ( to ) => ( { kind: 'css', to } ) );
}

/** The styles of elements in the texts of a block that can hide or move them. */
const cssOf = ( { attributes }: BlockNode ): readonly string[] =>
	textLeaves( sorted( attributes ) )
		.filter( ( { text } ) => text.includes( '<' ) && /style/i.test( text ) )
		.flatMap( ( { text } ) => nodesIn( text ) )
		.flatMap( ( node ) =>
			node instanceof Element
				? [ node.getAttribute( 'style' ) ?? '' ]
				: []
		)
		.filter( ( css ) => HIDING.test( css ) );
