import { __ } from '@wordpress/i18n';
import { boot } from '@/platform/boot';
import { BARE_TEXT } from '@/features/documents/index.records';
import { Link } from '@/routing';
import { blockRoute } from '@/features/blocks/index.model';
import type { FoundDocument } from '../model/found';
import type { FoundPlace } from '../model/placesIn';
import { isDocument } from '../model/subject';

/** Opens a document with the block of a place selected; nothing for other places than blocks. */
export function PlaceLink( {
	document: { type, id },
	place: { property, block, path, before, match, after },
}: {
	readonly document: FoundDocument;
	readonly place: FoundPlace;
} ) {
	const isOpenable =
		property === 'content' &&
		path.length > 0 &&
		isDocument( type ) &&
		boot().postTypes[ type ]?.hasBlockEditor !== false;
	return (
		isOpenable && (
			<Link
				to={ blockRoute }
				params={ {
					type,
					id,
					isEditing: true,
					block: { name: block || BARE_TEXT, path },
				} }
			>
				{ __( 'Open', 'atelier' ) }
				<span className="screen-reader-text">
					{ ' ' }
					{ before + match + after }
				</span>
			</Link>
		)
	);
}
