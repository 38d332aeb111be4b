/** What Atelier uses of @wordpress/block-editor; the package ships no types. The same on WordPress 6.8 and 7.1. */
declare module '@wordpress/block-editor' {
	import type {
		ReduxStoreConfig,
		StoreDescriptor,
	} from '@wordpress/data/build-types/types';
	import type { ComponentType, ReactNode, Ref } from 'react';

	export interface EditorStyle {
		readonly css?: string;
		readonly [ key: string ]: unknown;
	}

	/** The canvas frame with writing flow; its children are rendered inside the frame. */
	export const BlockCanvas: ComponentType< {
		readonly height?: string;
		readonly styles?: readonly EditorStyle[];
		readonly children?: ReactNode;
	} >;
	export const BlockList: ComponentType< {
		readonly className?: string;
		readonly layout?: unknown;
		/** Whether there is a place to add a block at the end. */
		readonly renderAppender?: false;
	} >;
	/** Keeps what is inside from being rendered inside of itself once more. */
	export const RecursionProvider: ComponentType< {
		readonly blockName: string;
		readonly uniqueId: unknown;
		readonly children?: ReactNode;
	} >;
	/** A picture of blocks, scaled to the width it is given. */
	export const BlockPreview: ComponentType< {
		readonly blocks: readonly unknown[];
		readonly viewportWidth?: number;
		readonly minHeight?: number;
		readonly additionalStyles?: readonly EditorStyle[];
	} >;
	/** What blocks look like in lists: a picture, or the name of one, perhaps with colours. */
	export const BlockIcon: ComponentType< {
		readonly icon: unknown;
		readonly showColors?: boolean;
	} >;
	/** Gives what is inside blocks and settings of its own. */
	export const BlockEditorProvider: ComponentType< {
		readonly value: readonly unknown[];
		readonly settings: Readonly< Record< string, unknown > >;
		/** While something is being changed, and once it has been. */
		readonly onInput?: ( blocks: readonly unknown[] ) => void;
		readonly onChange?: ( blocks: readonly unknown[] ) => void;
		readonly children?: ReactNode;
	} >;
	/** Controls beside the canvas, in a group: those of a block are inside of it, and appear in the slot. */
	export const InspectorControls: ComponentType< {
		readonly group?: string;
		readonly resetAllFilter?: (
			attributes: Readonly< Record< string, unknown > >
		) => Readonly< Record< string, unknown > >;
		readonly children?: ReactNode;
	} > & {
		readonly Slot: ComponentType< {
			readonly group?: string;
			readonly label?: string;
			readonly className?: string;
		} >;
	};
	export const BlockTools: ComponentType< {
		readonly className?: string;
		readonly children?: ReactNode;
	} >;
	export const BlockToolbar: ComponentType< {
		readonly hideDragHandle?: boolean;
	} >;
	export const BlockInspector: ComponentType;
	export const BlockBreadcrumb: ComponentType< {
		readonly rootLabelText?: string;
	} >;
	/** Entries in the menu of the selected blocks. */
	export const BlockSettingsMenuControls: ComponentType< {
		readonly children: ( menu: {
			readonly selectedClientIds: readonly string[];
			readonly onClose: () => void;
		} ) => ReactNode;
	} >;

	export const BlockEditorKeyboardShortcuts: ComponentType & {
		readonly Register: ComponentType;
	};

	/** What is inside is rendered into the body of a frame. */
	export const __unstableIframe: ComponentType< {
		readonly name: string;
		readonly title: string;
		readonly tabIndex?: number;
		readonly className?: string | undefined;
		readonly children?: ReactNode;
	} >;
	export const __unstableEditorStyles: ComponentType< {
		readonly styles: readonly EditorStyle[];
	} >;

	export const __experimentalListView: ComponentType< {
		readonly id?: string;
		readonly dropZoneElement?: Element | null;
		readonly ref?: Ref< HTMLElement >;
	} >;
	export const __experimentalLibrary: ComponentType< {
		readonly rootClientId?: string;
		readonly __experimentalInsertionIndex?: number;
		readonly __experimentalInitialTab?: string;
		readonly showInserterHelpPanel?: boolean;
		readonly showMostUsedBlocks?: boolean;
		readonly shouldFocusBlock?: boolean;
		readonly onSelect?: () => void;
		readonly onClose?: () => void;
		readonly ref?: Ref< unknown >;
	} >;

	interface SelectionEdge {
		readonly clientId?: string;
		/** Where it is inside text: the attribute, and the place in it. */
		readonly attributeKey?: string;
		readonly offset?: number;
	}
	type Selectors = {
		getSelectedBlockClientId( state: unknown ): string | null;
		getBlockSelectionStart( state: unknown ): string | null;
		getBlockSelectionEnd( state: unknown ): string | null;
		getBlock( state: unknown, clientId: string ): unknown;
		getBlockName( state: unknown, clientId: string ): string | null;
		getBlockOrder( state: unknown, clientId?: string ): readonly string[];
		getBlockAttributes(
			state: unknown,
			clientId: string
		): Readonly< Record< string, unknown > > | null;
		getBlockEditingMode( state: unknown, clientId: string ): string;
		getSelectionStart( state: unknown ): SelectionEdge;
		getSelectionEnd( state: unknown ): SelectionEdge;
		/** The blocks that a block is in, from the outside in. */
		/** Its place among its siblings. */
		getBlockIndex( state: unknown, clientId: string ): number;
		getBlockParents( state: unknown, clientId: string ): readonly string[];
		getMultiSelectedBlockClientIds( state: unknown ): readonly string[];
		canMoveBlock( state: unknown, clientId: string ): boolean;
		canRemoveBlock( state: unknown, clientId: string ): boolean;
		canInsertBlockType(
			state: unknown,
			name: string,
			root?: string
		): boolean;
		isBlockValid( state: unknown, clientId: string ): boolean;
		getBlockCount( state: unknown ): number;
		getSettings( state: unknown ): Readonly< Record< string, unknown > >;
		isTyping( state: unknown ): boolean;
	};
	type Actions = {
		updateBlockAttributes(
			clientId: string | readonly string[],
			attributes: Readonly< Record< string, unknown > >,
			/** Whether attributes are given by block; seen on 7.1, where 6.8 takes true alone. */
			options?: { readonly uniqueByBlock: boolean }
		): unknown;
		moveBlocksUp( ids: readonly string[], root?: string ): unknown;
		moveBlocksDown( ids: readonly string[], root?: string ): unknown;
		duplicateBlocks( ids: readonly string[] ): unknown;
		removeBlock( clientId: string ): unknown;
		clearSelectedBlock(): unknown;
		/** At the end of the document. */
		insertDefaultBlock(): unknown;
		/** @param position Null leaves the focus where it is. */
		selectBlock( clientId: string, position?: null ): unknown;
		multiSelect( start: string, end: string, position?: null ): unknown;
		/** A kind of files in the inserter. Its name and label may come once. */
		registerInserterMediaCategory( category: {
			readonly name: string;
			readonly mediaType: string;
			readonly labels: Readonly< Record< string, string > >;
			readonly fetch: ( query?: {
				readonly per_page?: number;
				/** On 7.1. */
				readonly page?: number;
				readonly search?: string;
			} ) => Promise< unknown >;
			/** Where problems of what comes from elsewhere are reported. */
			readonly getReportUrl?: ( item: {
				readonly sourceId?: string;
			} ) => string;
			/** Said where there are none, on 7.1. */
			readonly emptyMessage?: string;
		} ): unknown;
		/** Of the whole editor, beside those there are. */
		updateSettings(
			settings: Readonly< Record< string, unknown > >
		): unknown;
	};
	export const store: StoreDescriptor<
		ReduxStoreConfig< unknown, Actions, Selectors >
	>;
}
