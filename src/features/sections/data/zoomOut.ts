import { store as blockEditorStore } from '@wordpress/block-editor';
import { store as blocksStore } from '@wordpress/blocks';
import { dispatch, select, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { getBlockLabel } from '@/platform/experimental/blockLabel';
import { isRecord, stringOr } from '@/kernel/guards';
import { shorten } from '@/kernel/shorten';
import { createSignal } from '@/kernel/signal';
import { blockInTheMiddle, notePlace } from '@/features/blocks/index.editor';
import { sectionOf, sectionsRoot } from '../model/sections';

/** Whether the canvas is zoomed out, to arrange sections. */
export const isZoomedOut = createSignal( false );

/** Where the inserter inserts the next pattern; null for the block editor's default. */
export const insertionPosition = createSignal< InsertionPosition | null >(
	null
);

export interface InsertionPosition {
	readonly root: string | undefined;
	readonly index: number;
}

/** Opens the pattern list; the chosen pattern is inserted there. */
export function addPatternAt( position: InsertionPosition ): void {
	insertionPosition.set( position );
	void dispatch( editorStore ).setIsInserterOpened( true );
}

export interface Sections {
	readonly root: string | undefined;
	readonly ids: readonly string[];
}

/** The sections of the open document. */
function readSections( isInTemplate: boolean ): Sections {
	const editor = select( blockEditorStore );
	const root = sectionsRoot(
		{
			childrenOf: ( id ) => editor.getBlockOrder( id ),
			nameOf: ( id ) => editor.getBlockName( id ) ?? '',
			tagOf: ( id ) =>
				stringOr( editor.getBlockAttributes( id )?.tagName ),
		},
		isInTemplate
	);
	return { root, ids: editor.getBlockOrder( root ) };
}

/** The section that contains a block; null without one. */
export function sectionOfBlock(
	clientId: string,
	isInTemplate: boolean
): string | null {
	const { ids } = readSections( isInTemplate );
	return sectionOf( ids, [
		clientId,
		...select( blockEditorStore ).getBlockParents( clientId ),
	] );
}

/** Selects the section of a block; the focus doesn't move. */
export function selectSection( clientId: string, isInTemplate: boolean ): void {
	const section = sectionOfBlock( clientId, isInTemplate );
	if ( section !== null ) {
		void dispatch( blockEditorStore ).selectBlock( section, null );
	}
}

/** Zooms the canvas out, or back in with the selected section. */
export function setZoomedOut( isOut: boolean, isInTemplate: boolean ): void {
	const { getSelectedBlockClientId } = select( blockEditorStore );
	const selected = getSelectedBlockClientId();
	const around = selected ?? ( isOut ? blockInTheMiddle() : null );
	const keepPlace = notePlace( selected );
	isZoomedOut.set( isOut );
	insertionPosition.set( null );
	if ( isOut ) {
		const [ first ] = readSections( isInTemplate ).ids;
		const wanted =
			( around && sectionOfBlock( around, isInTemplate ) ) ?? first;
		if ( wanted !== undefined ) {
			void dispatch( blockEditorStore ).selectBlock( wanted, null );
		}
	} else if ( selected !== null ) {
		void dispatch( blockEditorStore ).selectBlock( selected );
	}
	keepPlace();
}

/** Zooms the canvas for what is beside it: unlike setZoomedOut(), the selection stays, and with it the place where blocks are inserted. */
export function zoomBeside( isOut: boolean ): void {
	const keepPlace = notePlace(
		select( blockEditorStore ).getSelectedBlockClientId()
	);
	isZoomedOut.set( isOut );
	keepPlace();
}

/** The label of a section: the user's name for it, or its block's title. */
export function sectionLabel( clientId: string ): string {
	const editor = select( blockEditorStore );
	const type = select( blocksStore ).getBlockType(
		editor.getBlockName( clientId ) ?? ''
	);
	const attributes = editor.getBlockAttributes( clientId ) ?? {};
	const { metadata } = attributes;
	const given = isRecord( metadata ) ? stringOr( metadata.name ) : '';
	return shorten(
		given || ( type ? getBlockLabel( type, attributes, 'list-view' ) : '' ),
		40
	);
}

/** The selected section, and its actions. */
export function useSection( isInTemplate: boolean ) {
	return useSelect(
		( read ) => {
			const editor = read( blockEditorStore );
			const selected = editor.getSelectedBlockClientId();
			const { root, ids } = readSections( isInTemplate );
			const id =
				selected === null
					? null
					: sectionOfBlock( selected, isInTemplate );
			return {
				id,
				root,
				ids,
				index: id === null ? -1 : ids.indexOf( id ),
				count: ids.length,
				label: id === null ? '' : sectionLabel( id ),
				canMove: id !== null && editor.canMoveBlock( id ),
				canRemove: id !== null && editor.canRemoveBlock( id ),
				canInsert: editor.canInsertBlockType( 'core/group', root ),
			};
		},
		[ isInTemplate ]
	);
}

/** The section before or after another one. */
export function neighbour(
	step: -1 | 1,
	isInTemplate: boolean
): string | undefined {
	const { ids } = readSections( isInTemplate );
	const selected = select( blockEditorStore ).getSelectedBlockClientId();
	const at = selected === null ? -1 : ids.indexOf( selected );
	return ids[ at === -1 ? 0 : at + step ];
}
