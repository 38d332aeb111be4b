import { useMemo } from '@wordpress/element';
import { itemShape, type ItemShape } from '../model';
import { useList } from './list';

/** The fields by position; the same object until it changes, so that items don't re-render. */
export function useItemShape(): ItemShape< unknown > {
	const { view, fields } = useList();
	const {
		titleField,
		mediaField,
		descriptionField,
		showTitle,
		showMedia,
		showDescription,
		fields: shown,
		type,
	} = view;
	return useMemo(
		() =>
			itemShape(
				{
					type,
					titleField,
					mediaField,
					descriptionField,
					showTitle,
					showMedia,
					showDescription,
					fields: shown,
				},
				fields
			),
		[
			type,
			titleField,
			mediaField,
			descriptionField,
			showTitle,
			showMedia,
			showDescription,
			shown,
			fields,
		]
	);
}
