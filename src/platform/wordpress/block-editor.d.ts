/**
 * The part of @wordpress/block-editor that Atelier uses; the package ships no types. The same on WordPress 6.8 and 7.1.
 */
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
		/** Whether there is an appender at the end. */
		readonly renderAppender?: false;
	} >;
	/** Prevents children from being rendered inside themselves again. */
	export const RecursionProvider: ComponentType< {
		readonly blockName: string;
		readonly uniqueId: unknown;
		readonly children?: ReactNode;
	} >;
	/** A preview of blocks, scaled to its own width. */
	export const BlockPreview: ComponentType< {
		readonly blocks: readonly unknown[];
		readonly viewportWidth?: number;
		readonly minHeight?: number;
		readonly additionalStyles?: readonly EditorStyle[];
	} >;
	/** The icon of a block type: an image, or the name of a dashicon, optionally with colors. */
	export const BlockIcon: ComponentType< {
		readonly icon: unknown;
		readonly showColors?: boolean;
	} >;
	/** Gives its children blocks and settings of their own. */
	export const BlockEditorProvider: ComponentType< {
		readonly value: readonly unknown[];
		readonly settings: Readonly< Record< string, unknown > >;
		/** Called during a change, and after it. */
		readonly onInput?: ( blocks: readonly unknown[] ) => void;
		readonly onChange?: ( blocks: readonly unknown[] ) => void;
		readonly children?: ReactNode;
	} >;
	/** Controls in a group of the inspector: a block renders them, and they appear in the slot. */
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
	/** Controls in the toolbar of a block, rendered by the block. */
	export const BlockControls: ComponentType< {
		readonly children?: ReactNode;
	} >;
	/** A text field that grows with its text, without formats. */
	export const PlainText: ComponentType< {
		readonly value: string;
		readonly 'aria-label': string;
		readonly onChange: ( value: string ) => void;
	} >;
	export const BlockContextProvider: ComponentType< {
		readonly value: Readonly< Record< string, unknown > >;
		readonly children?: ReactNode;
	} >;
	export const InnerBlocks: ComponentType & {
		readonly Content: ComponentType;
	};
	/** The properties of a block's outermost element. */
	export function useBlockProps(): Readonly< Record< string, unknown > >;
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

	/** Renders its children into the body of a frame. */
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
		/** The position in rich text: the attribute, and the offset in it. */
		readonly attributeKey?: string;
		readonly offset?: number;
	}
	type Selectors = {
		getSelectedBlockClientId( state: unknown ): string | null;
		getBlockSelectionStart( state: unknown ): string | null;
		getBlockSelectionEnd( state: unknown ): string | null;
		getBlock( state: unknown, clientId: string ): unknown;
		getBlocks(
			state: unknown,
			rootClientId?: string
		): readonly {
			readonly clientId: string;
			readonly name: string;
			readonly attributes: Readonly< Record< string, unknown > >;
			readonly innerBlocks: readonly never[];
		}[];
		getBlockName( state: unknown, clientId: string ): string | null;
		getClientIdsWithDescendants( state: unknown ): readonly string[];
		getBlockRootClientId( state: unknown, clientId: string ): string | null;
		/** Whether inner blocks belong to another document. */
		areInnerBlocksControlled( state: unknown, clientId: string ): boolean;
		getBlockOrder( state: unknown, clientId?: string ): readonly string[];
		getBlockAttributes(
			state: unknown,
			clientId: string
		): Readonly< Record< string, unknown > > | null;
		getBlockEditingMode( state: unknown, clientId: string ): string;
		getSelectionStart( state: unknown ): SelectionEdge;
		getSelectionEnd( state: unknown ): SelectionEdge;
		/** The index of a block among its siblings. */
		getBlockIndex( state: unknown, clientId: string ): number;
		/** The ancestors of a block, outermost first. */
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
			/** Whether attributes are given per block; seen on 7.1, where 6.8 only accepts true. */
			options?: { readonly uniqueByBlock: boolean }
		): unknown;
		moveBlocksUp( ids: readonly string[], root?: string ): unknown;
		moveBlocksDown( ids: readonly string[], root?: string ): unknown;
		replaceBlocks(
			clientIds: string | readonly string[],
			blocks: unknown
		): unknown;
		/** The next change joins the undo step before it. */
		__unstableMarkNextChangeAsNotPersistent(): unknown;
		duplicateBlocks( ids: readonly string[] ): unknown;
		insertBlocks(
			blocks: readonly unknown[],
			index?: number,
			root?: string
		): unknown;
		moveBlocksToPosition(
			ids: readonly string[],
			from: string,
			to: string,
			index: number
		): unknown;
		removeBlock( clientId: string ): unknown;
		clearSelectedBlock(): unknown;
		/** At the end of the document. */
		insertDefaultBlock(): unknown;
		/** @param position Null leaves the focus where it is. */
		selectBlock( clientId: string, position?: null ): unknown;
		multiSelect( start: string, end: string, position?: null ): unknown;
		/** A media category in the inserter. Each name and label may be registered once. */
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
			/** The URL for reporting problems of external media. */
			readonly getReportUrl?: ( item: {
				readonly sourceId?: string;
			} ) => string;
			/** Shown if there are no results, on 7.1. */
			readonly emptyMessage?: string;
		} ): unknown;
		/** Merges settings into those of the editor. */
		updateSettings(
			settings: Readonly< Record< string, unknown > >
		): unknown;
	};
	export const store: StoreDescriptor<
		ReduxStoreConfig< unknown, Actions, Selectors >
	>;
}
