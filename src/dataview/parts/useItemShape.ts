import { useMemo } from '@wordpress/element';
import { itemShape, type ItemShape } from '../model';
import { useList } from './list';

/** Which field goes where; the same object until that changes, so that items need not render again. */
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
