/** What Atelier uses of @wordpress/editor: its installed package would bring half of WordPress along. The same on 6.8 and 7.1. */
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
		/** False makes it use the page's stores, which other plugins read; seen in 6.8 and 7.1. */
		readonly useSubRegistry?: boolean;
		/** The template around a post; seen in 6.8 and 7.1. */
		readonly __unstableTemplate?: Raw;
		readonly children?: ReactNode;
	} >;

	type Selectors = {
		isListViewOpened( state: unknown ): boolean;
		isInserterOpened( state: unknown ): boolean;
		getRenderingMode( state: unknown ): string;
		isPostSavingLocked( state: unknown ): boolean;
	};
	type Actions = {
		setIsListViewOpened( isOpen: boolean ): unknown;
		setIsInserterOpened( isOpen: boolean ): unknown;
		setRenderingMode( mode: 'post-only' | 'template-locked' ): unknown;
		setDeviceType( device: 'Desktop' | 'Tablet' | 'Mobile' ): unknown;
	};
	export const store: StoreDescriptor<
		ReduxStoreConfig< unknown, Actions, Selectors >
	>;
}
