import { isRecord } from '@/kernel/guards';
import {
	ownPrintOf,
	plainOf,
	sorted,
	textOf,
	type BlockNode,
} from './blockPrint';
import { compareFields, type FieldChange } from './fieldChanges';

interface Nodes {
	readonly before: BlockNode | null;
	readonly after: BlockNode | null;
}

const nodesOf = new WeakMap< object, Nodes >();

/** Keeps the blocks that a change is of, for those who ask for all of it. */
export const keepNodes = ( change: object, nodes: Nodes ): void =>
	void nodesOf.set( change, nodes );

/** A part of a change that its label doesn't say: a text of a block inside, or a setting. */
export type Part =
	{ readonly block: string; readonly text: string } | FieldChange;

/** All parts of a change that its label doesn't say, in their order. */
export function partsOf( change: { readonly kind: string } ): readonly Part[] {
	const { before = null, after = null } = nodesOf.get( change ) ?? {};
	const one = before ?? after;
	if ( before && after ) {
		return change.kind === 'moved' ? [] : settingsOf( before, after );
	}
	return one
		? [ ...wordsOf( one ), ...one.innerBlocks.flatMap( textsIn ) ]
		: [];
}

const settingsOf = (
	before: BlockNode,
	after: BlockNode
): readonly FieldChange[] =>
	ownPrintOf( before ) === ownPrintOf( after )
		? []
		: compareFields(
				sorted( before.attributes ),
				sorted( after.attributes )
			).filter(
				( { from, to } ) =>
					textOf( before ) === textOf( after ) ||
					! isSaid( before, from ) ||
					! isSaid( after, to )
			);

/** Whether a value is the text that the label of a block says, and nothing else. */
const isSaid = ( block: BlockNode, value: unknown ): boolean =>
	( value ?? '' ) === '' ||
	( typeof value === 'string' &&
		plainOf( value ) === textOf( block ) &&
		! hasHidden( value ) );

/** Whether HTML may have more than its text: attributes of elements, and comments. */
const hasHidden = ( html: string ): boolean =>
	html.includes( '<' ) && /=|<!/.test( html );

/** The texts of a block and of those inside of it. */
function textsIn( block: BlockNode ): readonly Part[] {
	const text = textOf( block );
	return [
		...( text === '' ? [] : [ { block: block.name, text } ] ),
		...wordsOf( block ),
		...block.innerBlocks.flatMap( textsIn ),
	];
}

/** The names of attributes that people read, also single words; and of those that can hide a text by what is said elsewhere. */
const WORDS =
	/^(?:className|textColor|fontSize|summary|caption|citation|value|description|placeholder|content|title|alt|label|text|.+(?:Text|Label|Title))$/;

/** The attributes of a block that people may read, or that may keep them from it, besides its text. */
const wordsOf = ( block: BlockNode ): readonly FieldChange[] =>
	compareFields( {}, sorted( block.attributes ) ).filter(
		( { path, to } ) =>
			! isSaid( block, to ) &&
			( WORDS.test( path.at( -1 ) ?? '' ) || hasWords( to ) )
	);

/** Whether a value has several words, letters of other languages, or HTML. */
function hasWords( value: unknown ): boolean {
	if ( Array.isArray( value ) || isRecord( value ) ) {
		return Object.values( value ).some( hasWords );
	}
	return typeof value === 'string' && /\S\s+\S|[^ -~]|</.test( value );
}
