import { isRecord, type UnknownRecord } from '@/kernel/guards';

/** The text that the user is typing in: one attribute of a block. */
export interface TypedText {
	readonly block: string;
	readonly attribute: string;
}

/**
 * The text with the caret, if nothing else changes; null if blocks change in another way.
 *
 * @param edits  The new edits for a record, with the selection.
 * @param edited The record with its edits. A record without edits has no blocks to compare with: then only the caret
 * counts.
 */
export function typedText(
	edits: UnknownRecord,
	edited: UnknownRecord
): TypedText | null {
	const caret = caretOf( edits.selection );
	if ( ! caret || ! Array.isArray( edits.blocks ) ) {
		return null;
	}
	if ( ! Array.isArray( edited.blocks ) ) {
		return caret;
	}
	const changed: TypedText[] = [];
	const isComparable = addChanges( edited.blocks, edits.blocks, changed );
	const [ only ] = changed;
	return isComparable &&
		changed.length === 1 &&
		only?.block === caret.block &&
		only.attribute === caret.attribute
		? caret
		: null;
}

function caretOf( selection: unknown ): TypedText | null {
	const start = isRecord( selection ) ? selection.selectionStart : null;
	return isRecord( start ) &&
		typeof start.clientId === 'string' &&
		typeof start.attributeKey === 'string'
		? { block: start.clientId, attribute: start.attributeKey }
		: null;
}

/** Adds changed attributes. False if blocks were added, removed, moved or replaced, or too many attributes differ. */
function addChanges(
	before: readonly unknown[],
	after: readonly unknown[],
	changed: TypedText[]
): boolean {
	return (
		before.length === after.length &&
		after.every( ( block, index ) => {
			const old = before[ index ];
			return (
				block === old ||
				( isBlock( block ) &&
					isBlock( old ) &&
					addChangesOfOne( old, block, changed ) )
			);
		} )
	);
}

function addChangesOfOne(
	old: Block,
	block: Block,
	changed: TypedText[]
): boolean {
	if ( block.clientId !== old.clientId || block.name !== old.name ) {
		return false;
	}
	if ( block.attributes !== old.attributes ) {
		const names = new Set( [
			...Object.keys( old.attributes ),
			...Object.keys( block.attributes ),
		] );
		for ( const attribute of names ) {
			if (
				block.attributes[ attribute ] !== old.attributes[ attribute ]
			) {
				changed.push( { block: block.clientId, attribute } );
			}
		}
	}
	return (
		changed.length < 2 &&
		( block.innerBlocks === old.innerBlocks ||
			addChanges( old.innerBlocks, block.innerBlocks, changed ) )
	);
}

interface Block {
	readonly clientId: string;
	readonly name: unknown;
	readonly attributes: UnknownRecord;
	readonly innerBlocks: readonly unknown[];
}

const isBlock = ( value: unknown ): value is Block =>
	isRecord( value ) &&
	typeof value.clientId === 'string' &&
	isRecord( value.attributes ) &&
	Array.isArray( value.innerBlocks );

/** The last typing, while more of it belongs to the same step of undo. */
export interface TypingRun extends TypedText {
	/** The key of the record with the text. */
	readonly record: string;
	/** Whether it was typing for certain; a first change may be a different one of the block with the caret. */
	readonly isSure: boolean;
	/** Whether another block has changed by itself since. */
	readonly isInterrupted: boolean;
}

/**
 * Whether a new step of the block editor continues the last typing. The block editor compares each change with the one
 * before, so it starts a new step within a word after another block has changed by itself.
 */
export const isMoreOf = (
	run: TypingRun | null,
	record: string,
	{ block, attribute }: TypedText
): boolean =>
	run !== null &&
	( run.isSure || run.isInterrupted ) &&
	run.record === record &&
	run.block === block &&
	run.attribute === attribute;
