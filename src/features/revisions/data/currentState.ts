import { cloneBlock, serialize } from '@wordpress/blocks';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select, useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { contentProblem } from '@/kernel/contentProblem';
import { isRecord } from '@/kernel/guards';
import {
	isDesignType,
	type BlockNode,
	type DocumentRef,
} from '@/features/documents/index.model';
import {
	blocksOf,
	editedBlocks,
	keepParagraphs,
	noteSource,
	recordId,
	replaceContent,
} from '@/features/documents/index.records';
import type { ReadState } from '../model/comparison';
import type { CopyBlock } from '../model/restoreBlock';
import { fieldsOf, FOOTNOTES, type DocumentState } from '../model/revision';

/** A block in the block editor's form. */
export interface EditorBlock extends BlockNode {
	readonly clientId: string;
	readonly innerBlocks: readonly EditorBlock[];
}

/** The document with its edits. */
export function useCurrentState( {
	type,
	id,
}: DocumentRef ): ReadState< EditorBlock > {
	const edited = useSelect(
		( fromStore ) =>
			fromStore( coreStore ).getEditedEntityRecord(
				'postType',
				type,
				recordId( id )
			),
		[ type, id ]
	);
	return useMemo(
		() => ( {
			blocks: editedBlocks( edited ) as readonly EditorBlock[],
			fields: isRecord( edited ) ? fieldsOf( edited, type ) : {},
		} ),
		[ edited, type ]
	);
}

/** The blocks of a state; null for uneditable content. */
export const useReadState = (
	state: DocumentState | null
): ReadState< EditorBlock > | null =>
	useMemo(
		() =>
			state && ! contentProblem( state.content )
				? {
						blocks: blocksOf(
							state.content
						) as readonly EditorBlock[],
						fields: state.fields,
					}
				: null,
		[ state ]
	);

/** Restores a whole state of the document, as an edit. */
export const restoreState = (
	document: DocumentRef,
	{ content, fields }: DocumentState
): void =>
	replaceContent( document, content, propertiesOf( document, fields ) );

/** Restores one of its texts, as an edit. */
export const restoreField = (
	document: DocumentRef,
	name: string,
	value: string
): void => edit( document, propertiesOf( document, { [ name ]: value } ) );

/**
 * Replaces the document's blocks, as an edit.
 *
 * @param document
 * @param blocks
 * @param sources  The versions that the blocks come from.
 * @param texts    Those that aren't this document's current one.
 */
export function putBlocks(
	document: DocumentRef,
	blocks: readonly EditorBlock[],
	sources: readonly ( readonly EditorBlock[] )[],
	texts: readonly string[]
): void {
	texts.forEach( ( text ) => {
		noteSource( document, text );
	} );
	const next = isDesignType( document.type )
		? blocks
		: keepParagraphs( sources, blocks );
	edit( document, { blocks: next, content: serialize( next ) } );
}

/** A copy of a block with a client id of its own, so that both can be in a document. */
export const copyBlock: CopyBlock< EditorBlock > = ( block, inner ) =>
	cloneBlock( block, {}, inner );

function edit(
	{ type, id }: DocumentRef,
	edits: Readonly< Record< string, unknown > >
): void {
	void dispatch( coreStore ).editEntityRecord(
		'postType',
		type,
		recordId( id ),
		edits
	);
}

/** Footnotes are in the record's `meta`; other fields are properties of their own. */
function propertiesOf(
	{ type, id }: DocumentRef,
	{ [ FOOTNOTES ]: footnotes, ...texts }: DocumentState[ 'fields' ]
): Readonly< Record< string, unknown > > {
	if ( footnotes === undefined ) {
		return texts;
	}
	const edited = select( coreStore ).getEditedEntityRecord(
		'postType',
		type,
		recordId( id )
	);
	const meta =
		isRecord( edited ) && isRecord( edited.meta ) ? edited.meta : {};
	return { ...texts, meta: { ...meta, [ FOOTNOTES ]: footnotes } };
}
