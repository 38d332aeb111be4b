import { useMemo } from '@wordpress/element';
import type { ActionableItem } from '@/dataview';
import { useTemplates } from '../data/useTemplates';
import type { Template } from '../model/template';
import { makeActions } from './actions';

/** A template as an item of its list, with the list's actions. */
export function useTemplateActions( id: string ): ActionableItem< Template > {
	const load = useTemplates();
	return {
		item:
			load.status === 'ready'
				? load.value.find( ( template ) => template.id === id )
				: undefined,
		isLoading: load.status === 'loading',
		actions: useMemo( makeActions, [] ),
	};
}
