import { valuesOf } from '../operators';
import { useList } from '../parts';

/** The fields with filters: those whose filter is visible, and the others. */
export function useFilters() {
	const { fields, view } = useList();
	const filterable = fields.filter(
		( { operators } ) => operators.length > 0
	);
	const isVisible = ( id: string, isPrimary: boolean ) =>
		isPrimary ||
		( view.filters ?? [] ).some( ( { field } ) => field === id );
	const visible = filterable.filter( ( { id, isPrimary } ) =>
		isVisible( id, isPrimary )
	);
	return {
		filterable,
		/** Primary ones come first. */
		visible: [
			...visible.filter( ( { isPrimary } ) => isPrimary ),
			...visible.filter( ( { isPrimary } ) => ! isPrimary ),
		],
		addable: filterable.filter(
			( { id, isPrimary } ) => ! isVisible( id, isPrimary )
		),
		/** The number of filters with a value. */
		count: ( view.filters ?? [] ).filter(
			( { value } ) => valuesOf( value ).length > 0
		).length,
	};
}
