import { store as coreStore } from '@wordpress/core-data';
import type { select as selectStore } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { store as preferencesStore } from '@wordpress/preferences';
import { storeName } from '../../../platform/storeName';
import type { Registry } from '../../documents/index.records';

/**
 * The registry for WordPress's editor provider itself, in which its own offers of patterns stay
 * silent: ours takes their place.
 *
 * The provider brings two dialogs for empty documents. They cannot be switched off, open while the
 * editor only stands by, and for templates know no preference. The one for pages asks for that
 * preference, the one for templates keeps away from records with edits, about which 6.8 and 7.1 ask
 * in different ways.
 *
 * @param registry What everything below the provider uses.
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
		// The registry has to be asked in any case: it notes who listens to which store.
		const selectors: unknown = registry.select( store as string );
		return quietStores[ storeName( store ) ] ?? selectors;
	};
	return { ...registry, select: select as typeof selectStore };
}
