import { boot } from '../../../platform/boot';
import type { EntityRecord } from '../model/document';
import { removalOf, type Removal } from '../model/removal';

/** How a document can be removed here: some sites and types have no trash. */
export const removalHere = (
	type: string,
	record: Partial< EntityRecord >
): Removal | null =>
	removalOf( type, record, boot().postTypes[ type ]?.hasTrash ?? true );
