import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { UNCATEGORIZED } from '../model/pattern';
import { mergeCategories, type Category } from '../model/sections';
import { usePartAreas } from './usePartAreas';
import { useRegisteredCategories } from './registered';
import { useUserCategories } from './userCategories';

/**
 * The categories of all patterns, both users' and registered ones, with "Uncategorized" once all are known.
 */
export function useCategories(): readonly Category[] {
	const own = useUserCategories();
	const registered = useRegisteredCategories();
	const isComplete =
		own.status !== 'loading' && registered.status !== 'loading';
	return useMemo(
		() => [
			...mergeCategories(
				own.status === 'ready'
					? own.value.map( ( { id, slug, label, description } ) => ( {
							id: slug,
							label,
							description,
							termId: id,
						} ) )
					: [],
				registered.status === 'ready' ? registered.value : []
			),
			...( isComplete
				? [
						{
							id: UNCATEGORIZED,
							label: __( 'Uncategorized', 'atelier' ),
							description: '',
						},
					]
				: [] ),
		],
		[ own, registered, isComplete ]
	);
}

/** The areas of template parts that the theme has. */
export function useAreas(): readonly Category[] {
	const areas = usePartAreas();
	return useMemo(
		() =>
			( areas ?? [] ).map( ( { area, label, description } ) => ( {
				id: area,
				label,
				description,
			} ) ),
		[ areas ]
	);
}
