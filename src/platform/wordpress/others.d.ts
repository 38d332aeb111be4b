/**
 * The parts of WordPress's packages that Atelier uses, where they aren't installed or ship no types. The same on 6.8
 * and 7.1.
 * See docs/dependencies.md.
 */

/** Not installed: the package would bring half of Gutenberg along. */
declare module '@wordpress/block-library' {
	interface CoreBlock {
		readonly name: string;
	}
	export function registerCoreBlocks( blocks?: readonly CoreBlock[] ): void;
	export function __experimentalGetCoreBlocks(): readonly CoreBlock[];
}

/** Installed only for other packages, in a version of WordPress 7. */
declare module '@wordpress/blocks' {
	import type {
		ReduxStoreConfig,
		StoreDescriptor,
	} from '@wordpress/data/build-types/types';
	import type { ComponentType, ReactNode } from 'react';
	interface ParsedBlock {
		readonly name: string;
		readonly attributes: Readonly< Record< string, unknown > >;
		readonly innerBlocks: readonly ParsedBlock[];
		/** Whether its HTML is as its type saves it; of blocks that were parsed. */
		readonly isValid?: boolean;
		/** Its HTML as it was parsed. */
		readonly originalContent?: string;
	}
	interface BlockType {
		readonly name: string;
		readonly title: string;
		readonly icon?: unknown;
		readonly attributes?: Readonly< Record< string, unknown > >;
	}
	export function __experimentalGetBlockLabel(
		type: BlockType,
		attributes: Readonly< Record< string, unknown > >,
		context: 'list-view'
	): string;
	export function parse( content: string ): readonly ParsedBlock[];
	/** Whether a block's stored HTML is what its type saves now, and why not. */
	export function validateBlock(
		block: ParsedBlock
	): readonly [ boolean, readonly unknown[] ];
	/** The type of blocks whose type isn't registered. */
	export function getUnregisteredTypeHandlerName(): string | undefined;
	export function serialize( blocks: readonly ParsedBlock[] ): string;
	/** The blocks of a post type's template, for a document without blocks. */
	export function synchronizeBlocksWithTemplate(
		blocks: readonly ParsedBlock[],
		template: readonly unknown[]
	): readonly ParsedBlock[];
	/** Whether it is an empty default block, such as a paragraph. */
	export function isUnmodifiedDefaultBlock( block: unknown ): boolean;
	export function getBlockType( name: string ): unknown;
	/** The types that some blocks can become. */
	export function getPossibleBlockTransformations(
		blocks: readonly ParsedBlock[]
	): readonly BlockType[];
	/** Null if they can't become it. */
	export function switchToBlockType(
		blocks: readonly ParsedBlock[],
		name: string
	): readonly ParsedBlock[] | null;
	/** The registered block types; the same array as long as they don't change. */
	export function getBlockTypes(): readonly unknown[];
	export function createBlock(
		name: string,
		attributes?: Readonly< Record< string, unknown > >,
		innerBlocks?: readonly ParsedBlock[]
	): ParsedBlock;
	/** The HTML of a block without its delimiters. */
	export function getSaveContent(
		name: string,
		attributes: Readonly< Record< string, unknown > >,
		innerBlocks?: readonly ParsedBlock[]
	): string;
	/** With new client ids. */
	export function cloneBlock< Block extends ParsedBlock >(
		block: Block,
		attributes?: Readonly< Record< string, unknown > >,
		innerBlocks?: readonly Block[]
	): Block;
	export function getBlockFromExample(
		name: string,
		example: Readonly< Record< string, unknown > >
	): ParsedBlock;
	export function setFreeformContentHandlerName( name: string ): void;
	export function setUnregisteredTypeHandlerName( name: string ): void;
	export function registerBlockType(
		name: string,
		settings: {
			readonly apiVersion: 3;
			readonly title: string;
			readonly category: string;
			readonly icon: unknown;
			readonly attributes: Readonly< Record< string, unknown > >;
			readonly usesContext: readonly string[];
			readonly supports: Readonly< Record< string, boolean > >;
			readonly edit: ComponentType< never >;
			readonly save: ( props: {
				readonly attributes: { readonly content?: string };
			} ) => ReactNode;
		}
	): void;
	/** The blocks of HTML, as when it is pasted. */
	export function rawHandler( source: {
		readonly HTML: string;
	} ): readonly ParsedBlock[];
	/** A source as registered in PHP, merged with its registration in JavaScript. */
	export function getBlockBindingsSource(
		name: string
	): { readonly getValues?: unknown } | undefined;
	export function registerBlockBindingsSource( source: {
		readonly name: string;
	} ): void;
	type Actions = { reapplyBlockTypeFilters(): unknown };
	type Selectors = {
		getBlockType( state: unknown, name: string ): BlockType | undefined;
		/** The block variation that matches these attributes. */
		getActiveBlockVariation(
			state: unknown,
			name: string,
			attributes: Readonly< Record< string, unknown > >
		): { readonly title?: string; readonly icon?: unknown } | undefined;
		getBlockTypes( state: unknown ): readonly unknown[];
		getBlockStyles(
			state: unknown,
			name: string
		): readonly unknown[] | undefined;
	};
	export const store: StoreDescriptor<
		ReduxStoreConfig< unknown, Actions, Selectors >
	>;
}

/** Ships no types. */
declare module '@wordpress/commands' {
	import type {
		ReduxStoreConfig,
		StoreDescriptor,
	} from '@wordpress/data/build-types/types';
	import type { ReactElement } from 'react';

	export interface Command {
		readonly name: string;
		readonly label: string;
		readonly searchLabel?: string;
		readonly keywords?: readonly string[];
		/** Only from 7.0 on. */
		readonly category?: string;
		readonly icon?: ReactElement;
		readonly context?: string;
		readonly disabled?: boolean;
		readonly callback: ( options: { close: () => void } ) => void;
	}
	export function useCommand( command: Command ): void;
	export interface CommandLoader {
		readonly name: string;
		/** Other plugins may return less. */
		readonly hook: ( options: { search: string } ) =>
			| {
					readonly commands?: readonly Command[];
					readonly isLoading?: boolean;
			  }
			| undefined;
	}
	export function useCommandLoader(
		loader: CommandLoader & {
			readonly context?: string;
			readonly disabled?: boolean;
		}
	): void;

	type Selectors = {
		isOpen( state: unknown ): boolean;
		getCommands(
			state: unknown,
			isContextual?: boolean
		): readonly Command[];
		getCommandLoaders(
			state: unknown,
			isContextual?: boolean
		): readonly CommandLoader[];
	};
	type Actions = {
		open(): unknown;
		close(): unknown;
	};
	export const store: StoreDescriptor<
		ReduxStoreConfig< unknown, Actions, Selectors >
	>;
}

/** Installed only for other packages, in a version of WordPress 7. */
declare module '@wordpress/keyboard-shortcuts' {
	import type {
		ReduxStoreConfig,
		StoreDescriptor,
	} from '@wordpress/data/build-types/types';
	import type { ComponentType, ReactNode } from 'react';

	export interface Shortcut {
		readonly name: string;
		readonly category: string;
		readonly description: string;
		readonly keyCombination: {
			readonly modifier?: string;
			readonly character: string;
		};
	}
	export const ShortcutProvider: ComponentType< {
		readonly className?: string;
		readonly children?: ReactNode;
	} >;
	export function useShortcut(
		name: string,
		callback: ( event: KeyboardEvent ) => void,
		options?: { readonly isDisabled?: boolean }
	): void;
	type Selectors = {
		getCategoryShortcuts(
			state: unknown,
			category: string
		): readonly string[];
		getShortcutDescription( state: unknown, name: string ): string | null;
		getShortcutKeyCombination(
			state: unknown,
			name: string
		): Shortcut[ 'keyCombination' ] | null;
	};
	type Actions = {
		registerShortcut( shortcut: Shortcut ): unknown;
		unregisterShortcut( name: string ): unknown;
	};
	export const store: StoreDescriptor<
		ReduxStoreConfig< unknown, Actions, Selectors >
	>;
}

/** Installed only for other packages, in a version of WordPress 7. */
declare module '@wordpress/preferences' {
	import type {
		ReduxStoreConfig,
		StoreDescriptor,
	} from '@wordpress/data/build-types/types';

	type Selectors = {
		get( state: unknown, scope: string, name: string ): unknown;
	};
	type Actions = {
		set( scope: string, name: string, value: unknown ): unknown;
		toggle( scope: string, name: string ): unknown;
		setDefaults(
			scope: string,
			defaults: Readonly< Record< string, unknown > >
		): unknown;
	};
	export const store: StoreDescriptor<
		ReduxStoreConfig< unknown, Actions, Selectors >
	>;
}

/** Not installed: two components of it are used. */
declare module '@wordpress/plugins' {
	import type { ComponentType } from 'react';
	/** Renders plugins registered with `registerPlugin`. */
	export const PluginArea: ComponentType< {
		readonly scope?: string;
		readonly onError?: ( name: string, error: Error ) => void;
	} >;
}

/** Installed only for other packages, in a version of WordPress 7. */
declare module '@wordpress/rich-text' {
	import type {
		ReduxStoreConfig,
		StoreDescriptor,
	} from '@wordpress/data/build-types/types';
	export interface RichTextFormat {
		readonly type: string;
		readonly attributes?: Readonly< Record< string, string > >;
	}
	export interface RichTextValue {
		readonly text: string;
		/** The formats at each character. */
		readonly formats: readonly ( readonly RichTextFormat[] | undefined )[];
		/** The replacement at each character, such as an inline image. */
		readonly replacements: readonly ( RichTextFormat | undefined )[];
	}
	/** Rich text as in the attributes of blocks. */
	export class RichTextData {
		public constructor( value: RichTextValue );
		public toHTMLString(): string;
	}
	export function create( source: { readonly html: string } ): RichTextValue;
	export function slice(
		value: RichTextValue,
		start: number,
		end: number
	): RichTextValue;
	export function concat(
		...values: readonly RichTextValue[]
	): RichTextValue;
	export function applyFormat(
		value: RichTextValue,
		format: RichTextFormat,
		start: number,
		end: number
	): RichTextValue;
	type Selectors = {
		getFormatType( state: unknown, name: string ): unknown;
	};
	export const store: StoreDescriptor<
		ReduxStoreConfig< unknown, Record< string, never >, Selectors >
	>;
}
