/**
 * The part of @wordpress/core-data that Atelier uses; the same on WordPress 6.8 and 7.1. The package's own types are
 * wrong: docs/dependencies.md says where.
 */
declare module '@wordpress/core-data' {
	import type {
		ReduxStoreConfig,
		StoreDescriptor,
	} from '@wordpress/data/build-types/types';
	import type { ComponentType, ReactNode } from 'react';

	type Id = string | number;
	type Query = Readonly< Record< string, unknown > >;
	type Raw = Readonly< Record< string, unknown > >;

	/** The state of each resolver by its arguments; from @wordpress/data, for every store. */
	export type CachedResolvers = Readonly<
		Record<
			string,
			{
				forEach(
					visit: (
						resolution: { readonly status?: string } | undefined,
						args: readonly unknown[]
					) => void
				): void;
			}
		>
	>;

	type SaveOptions = {
		readonly throwOnError?: boolean;
		/** See src/platform/experimental/savingFetch.ts. */
		readonly __unstableFetch?: unknown;
	};

	type Selectors = {
		getEntityRecord(
			state: unknown,
			kind: string,
			name: string,
			id?: Id,
			query?: Query
		): Raw | null | undefined;
		getEntityRecords(
			state: unknown,
			kind: string,
			name: string,
			query?: Query
		): readonly Raw[] | null;
		getEditedEntityRecord(
			state: unknown,
			kind: string,
			name: string,
			id?: Id
		): Raw | false | undefined;
		/** As the server sent it, with raw values in place of objects. */
		getRawEntityRecord(
			state: unknown,
			kind: string,
			name: string,
			id?: Id
		): Raw | undefined;
		getEntityConfig(
			state: unknown,
			kind: string,
			name: string
		): { readonly baseURL?: string } | undefined;
		getEntityRecordEdits(
			state: unknown,
			kind: string,
			name: string,
			id?: Id
		): Raw | undefined;
		/** The edits of a record without transient ones, which are never saved. */
		getEntityRecordNonTransientEdits(
			state: unknown,
			kind: string,
			name: string,
			id?: Id
		): Raw;
		hasEditsForEntityRecord(
			state: unknown,
			kind: string,
			name: string,
			id?: Id
		): boolean;
		/** The supports of the active theme; undefined before they are resolved. */
		getThemeSupports( state: unknown ): Raw | undefined;
		isSavingEntityRecord(
			state: unknown,
			kind: string,
			name: string,
			id?: Id
		): boolean;
		getDefaultTemplateId(
			state: unknown,
			query: {
				readonly slug: string;
				readonly is_custom?: boolean;
				readonly ignore_empty?: boolean;
			}
		): string | undefined;
		getCurrentUser( state: unknown ): Raw | null | undefined;
		getCurrentTheme( state: unknown ): Raw | null | undefined;
		getBlockPatterns( state: unknown ): readonly unknown[] | undefined;
		getUserPatternCategories(
			state: unknown
		): readonly unknown[] | undefined;
		getBlockPatternCategories(
			state: unknown
		): readonly unknown[] | undefined;
		canUser(
			state: unknown,
			action: 'create' | 'read' | 'update' | 'delete',
			resource: {
				readonly kind: string;
				readonly name: string;
				readonly id?: Id;
			}
		): boolean | undefined;
		hasUndo( state: unknown ): boolean;
		hasRedo( state: unknown ): boolean;
		hasFinishedResolution(
			state: unknown,
			selector: string,
			args: readonly unknown[]
		): boolean;
		getCachedResolvers( state: unknown ): CachedResolvers;
		getResolutionError(
			state: unknown,
			selector: string,
			args: readonly unknown[]
		): unknown;
		__experimentalGetDirtyEntityRecords( state: unknown ): readonly Raw[];
		__experimentalGetEntitiesBeingSaved( state: unknown ): readonly Raw[];
		__experimentalGetCurrentGlobalStylesId( state: unknown ): unknown;
		__experimentalGetCurrentThemeBaseGlobalStyles(
			state: unknown
		): unknown;
	};

	type Actions = {
		saveEntityRecord(
			kind: string,
			name: string,
			record: Raw,
			options?: SaveOptions
		): unknown;
		editEntityRecord(
			kind: string,
			name: string,
			id: Id | undefined,
			edits: Raw,
			options?: {
				readonly undoIgnore?: boolean;
				/** Merges the edit into the undo level that comes next, or came last. */
				readonly isCached?: boolean;
			}
		): unknown;
		receiveEntityRecords(
			kind: string,
			name: string,
			records: readonly Raw[],
			query?: Query,
			invalidateCache?: boolean,
			/** Edits that the save includes. */
			edits?: Raw
		): unknown;
		invalidateResolutionForStoreSelector( selector: string ): unknown;
		saveEditedEntityRecord(
			kind: string,
			name: string,
			id: Id | undefined,
			options?: SaveOptions
		): unknown;
		__experimentalSaveSpecifiedEntityEdits(
			kind: string,
			name: string,
			id: Id | undefined,
			items: readonly string[],
			options?: { readonly throwOnError?: boolean }
		): unknown;
		/** Marks a selector as resolved, without a request. */
		finishResolution( selector: string, args: readonly unknown[] ): unknown;
		undo(): unknown;
		redo(): unknown;
		invalidateResolution(
			selector: string,
			args: readonly unknown[]
		): unknown;
	};

	export const store: StoreDescriptor<
		ReduxStoreConfig< unknown, Actions, Selectors >
	>;

	export const EntityProvider: ComponentType< {
		readonly kind: string;
		readonly type: string;
		readonly id?: Id;
		readonly children?: ReactNode;
	} >;
}
