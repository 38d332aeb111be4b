import { isRecord, type UnknownRecord } from '../../../kernel/guards';

/** A text that the user types in: one attribute of a block. */
export interface TypedText {
	readonly block: string;
	readonly attribute: string;
}

/**
 * The text in which the caret is, where nothing else changes; null where blocks change in another way.
 *
 * @param edits  About to be made to a record. They say where the caret is.
 * @param edited The record with the edits so far. One that was never changed has no blocks to compare with:
 *               there the caret alone counts.
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

/** Adds the attributes that differ. False where blocks were added, removed, moved or replaced, or too much differs. */
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

/** What was typed last, as long as more of it belongs to the same step of undo. */
export interface TypingRun extends TypedText {
	/** The record that has the text. */
	readonly record: string;
	/** Whether it was typed indeed; a first change may have been another one of the block with the caret. */
	readonly isSure: boolean;
	/** Whether something else has changed by itself since. */
	readonly isInterrupted: boolean;
}

/**
 * Whether what the block editor takes for a new step goes on with what was typed. It compares each change with
 * the one before, and so begins a new step in the middle of a word where a block has changed by itself in between.
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
