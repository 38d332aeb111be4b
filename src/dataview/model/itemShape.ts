import type { NormalizedField } from '../fields';
import type { View } from '../types';

/** The fields of an item by their position. */
export interface ItemShape< Item > {
	readonly title: NormalizedField< Item > | undefined;
	readonly media: NormalizedField< Item > | undefined;
	readonly description: NormalizedField< Item > | undefined;
	/** The other shown fields, in order. */
	readonly others: readonly NormalizedField< Item >[];
}

/** The shown fields of an item; a field that is a part such as the title isn't shown twice. */
export function itemShape< Item >(
	view: View,
	fields: readonly NormalizedField< Item >[]
): ItemShape< Item > {
	const field = ( id: string | undefined ) =>
		fields.find( ( other ) => other.id === id );
	const part = ( id: string | undefined, isShown: boolean | undefined ) =>
		isShown === false ? undefined : field( id );
	const parts = [ view.titleField, view.mediaField, view.descriptionField ];
	return {
		title: part( view.titleField, view.showTitle ),
		media: part( view.mediaField, view.showMedia ),
		description: part( view.descriptionField, view.showDescription ),
		others: ( view.fields ?? [] ).flatMap( ( id ) => {
			const found = parts.includes( id ) ? undefined : field( id );
			return found ? [ found ] : [];
		} ),
	};
}
