import { store as coreStore } from '@wordpress/core-data';
import type { select as selectStore } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { store as preferencesStore } from '@wordpress/preferences';
import { storeName } from '@/platform/storeName';
import type { Registry } from '@/features/documents/index.records';

/**
 * The registry for WordPress's editor provider, without its own pattern dialogs: Atelier's replace them.
 *
 * The provider renders two dialogs for empty documents. They can't be disabled, open even in standby, and the one for
 * templates has no preference. The dialog for pages reads a preference; the one for templates doesn't open for records
 * with edits, which 6.8 and 7.1 select in different ways.
 *
 * @param registry The registry of all components below the provider.
 */
export const useQuietRegistry = ( registry: Registry ): Registry =>
	useMemo( () => quiet( registry ), [ registry ] );

const SOME_EDITS = { content: '' };

function quiet( registry: Registry ): Registry {
	const core = registry.select( coreStore );
	const preferences = registry.select( preferencesStore );
	const quietStores: Readonly< Record< string, unknown > > = {
		[ coreStore.name ]: {
			...core,
			hasEditsForEntityRecord: (
				...args: Parameters< typeof core.hasEditsForEntityRecord >
			) =>
				args[ 1 ] === 'wp_template' ||
				core.hasEditsForEntityRecord( ...args ),
			getEntityRecordNonTransientEdits: (
				...args: Parameters<
					typeof core.getEntityRecordNonTransientEdits
				>
			) =>
				args[ 1 ] === 'wp_template'
					? SOME_EDITS
					: core.getEntityRecordNonTransientEdits( ...args ),
		},
		[ preferencesStore.name ]: {
			...preferences,
			get: ( scope: string, name: string ) =>
				name !== 'enableChoosePatternModal' &&
				preferences.get( scope, name ),
		},
	};
	const select = ( store: unknown ) => {
		// The selector must run in any case: the registry tracks the stores that a component uses.
		const selectors: unknown = registry.select( store as string );
		return quietStores[ storeName( store ) ] ?? selectors;
	};
	return { ...registry, select: select as typeof selectStore };
}
