/**
 * The part of @wordpress/editor that Atelier uses: installing the package would bring half of WordPress along. The same
 * on 6.8 and 7.1.
 */
declare module '@wordpress/editor' {
	import type {
		ReduxStoreConfig,
		StoreDescriptor,
	} from '@wordpress/data/build-types/types';
	import type { ComponentType, ReactNode } from 'react';

	type Raw = Readonly< Record< string, unknown > >;

	export const EditorProvider: ComponentType< {
		readonly post: Raw;
		readonly settings: Raw;
		/** False makes it use the page's registry, which other plugins read; seen in 6.8 and 7.1. */
		readonly useSubRegistry?: boolean;
		/** The template around a post; seen in 6.8 and 7.1. */
		readonly __unstableTemplate?: Raw;
		readonly children?: ReactNode;
	} >;

	/** Rows of the post settings; each is shown only where the post type and the user's capabilities allow it. */
	export const PostFeaturedImage: ComponentType;
	export const PostFeaturedImageCheck: ComponentType< {
		readonly children?: ReactNode;
	} >;
	/** Renders its children where the type of the open post supports a feature. */
	export const PostTypeSupportCheck: ComponentType< {
		readonly supportKeys: string | readonly string[];
		readonly children?: ReactNode;
	} >;
	/** All taxonomies of the open post, each in a given wrapper. */
	export const PostTaxonomies: ComponentType< {
		readonly taxonomyWrapper: (
			content: ReactNode,
			taxonomy: Raw
		) => ReactNode;
	} >;
	export const PostURLPanel: ComponentType;
	export const PostAuthorPanel: ComponentType;
	export const PostTemplatePanel: ComponentType;
	export const PostDiscussionPanel: ComponentType;
	export const PostTaxonomiesPanel: ComponentType;
	/** A token field for the terms of a document in a flat taxonomy. */
	export const PostTaxonomiesFlatTermSelector: ComponentType< {
		readonly slug: string;
	} >;

	/** The title of the open post as a heading on the canvas; nothing for types without titles. */
	export const PostTitle: ComponentType;

	/** The headings of the document, with a hint where a level is skipped. */
	export const DocumentOutline: ComponentType;

	/** The serialized document in a textarea. */
	export const PostTextEditor: ComponentType;

	type Device = 'Desktop' | 'Tablet' | 'Mobile';

	type Selectors = {
		isEditorPanelEnabled( state: unknown, name: string ): boolean;
		isListViewOpened( state: unknown ): boolean;
		isInserterOpened( state: unknown ): boolean;
		getEditorSettings(
			state: unknown
		): Readonly< Record< string, unknown > >;
		getRenderingMode( state: unknown ): string;
		isPostSavingLocked( state: unknown ): boolean;
		getEditedPostContent( state: unknown ): string;
		/** Null before a post is open. */
		getCurrentPostId( state: unknown ): string | number | null;
		getCurrentPostType( state: unknown ): string | null;
		getEditorMode( state: unknown ): 'visual' | 'text';
		getDeviceType( state: unknown ): Device;
	};
	type Actions = {
		toggleEditorPanelEnabled( name: string ): unknown;
		updateEditorSettings(
			settings: Readonly< Record< string, unknown > >
		): unknown;
		setIsListViewOpened( isOpen: boolean ): unknown;
		setIsInserterOpened( isOpen: boolean ): unknown;
		setRenderingMode( mode: 'post-only' | 'template-locked' ): unknown;
		setDeviceType( device: Device ): unknown;
		switchEditorMode( mode: 'visual' | 'text' ): unknown;
		toggleDistractionFree(): unknown;
		toggleSpotlightMode(): unknown;
		toggleTopToolbar(): unknown;
	};
	export const store: StoreDescriptor<
		ReduxStoreConfig< unknown, Actions, Selectors >
	>;
}
