import { BARE_TEXT } from '@/features/documents/index.records';
import type { FoundDocument } from '../model/found';
import type { FoundPlace } from '../model/placesIn';
import { BlockLink } from './BlockLink';

/** Opens a document with the block of a place selected; nothing for other places than blocks. */
export const PlaceLink = ( {
	document,
	place: { property, block, path, before, match, after },
}: {
	readonly document: FoundDocument;
	readonly place: FoundPlace;
} ) =>
	property === 'content' &&
	path.length > 0 && (
		<BlockLink
			document={ document }
			block={ { name: block || BARE_TEXT, path } }
			text={ before + match + after }
		/>
	);
