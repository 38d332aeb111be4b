import { useMemo } from '@wordpress/element';
import type { ActionableItem } from '@/dataview';
import { mayAdd } from '../data/mayAdd';
import { useParts, usePatterns } from '../data/usePatterns';
import { useAreas, useCategories } from '../data/useSections';
import type { Pattern } from '../model/pattern';
import type { Category } from '../model/sections';
import { makeActions } from './actions';

/** A user pattern as an item of its list, with the list's actions. */
export const usePatternActions = ( id: string ): ActionableItem< Pattern > =>
	useActions( 'wp_block', id, usePatterns(), useCategories() );

/** The same for a template part. */
export const usePartActions = ( id: string ): ActionableItem< Pattern > =>
	useActions( 'wp_template_part', id, useParts(), useAreas() );

function useActions(
	type: Pattern[ 'type' ],
	id: string,
	load: ReturnType< typeof usePatterns >,
	categories: readonly Category[]
): ActionableItem< Pattern > {
	return {
		item:
			load.status === 'ready'
				? load.value.find(
						( pattern ) =>
							pattern.type === type && pattern.id === id
					)
				: undefined,
		isLoading: load.status === 'loading',
		actions: useMemo(
			() => makeActions( mayAdd(), categories ),
			[ categories ]
		),
	};
}
