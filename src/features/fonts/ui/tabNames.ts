import type { CollectionName } from '../model/collection';

/** The tab that opens when files are dropped onto the library. */
export const UPLOAD_TAB = 'upload-fonts';

/** The tab of a collection. */
export const collectionTab = ( {
	slug,
}: Pick< CollectionName, 'slug' > ): string => `collection-${ slug }`;
