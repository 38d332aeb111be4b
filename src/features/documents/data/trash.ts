import type { UnknownRecord } from '@/kernel/guards';
import { boot } from '@/platform/boot';
import type { EntityRecord } from '../model/document';
import { OWN_TRASH } from '../model/ownScreen';
import { removalOf, type Removal } from '../model/removal';

/** How a document can be removed here: some sites and types have no trash. */
export const removalHere = (
	type: string,
	record: Partial< EntityRecord >
): Removal | null =>
	removalOf(
		type,
		record,
		hasTrash( type, ( record as UnknownRecord )[ OWN_TRASH ] )
	);

/** Whether a record can be moved to the trash: some plugins decide for each. */
const hasTrash = ( type: string, own: unknown ): boolean =>
	typeof own === 'boolean'
		? own
		: ( boot().postTypes[ type ]?.hasTrash ?? true );
