import type { NormalizedField } from '../fields';
import type { View } from '../types';

/** Which field of an item goes where. */
export interface ItemShape< Item > {
	readonly title: NormalizedField< Item > | undefined;
	readonly media: NormalizedField< Item > | undefined;
	readonly description: NormalizedField< Item > | undefined;
	/** The other fields that are shown, in order. */
	readonly others: readonly NormalizedField< Item >[];
}

/** What of an item a view shows; a field with a place of its own is not shown a second time. */
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
