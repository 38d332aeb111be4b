import { useSelect } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';
import { titleOf, type DocumentRef } from '@/features/documents/index.model';
import { recordArgs } from '@/features/documents/index.records';
import { useChunk } from '@/ui/useChunk';
import { LISTS } from '../../records/lists';

interface MenuOfPublishedProps {
	readonly document: DocumentRef;
	readonly link: string;
}

/** Offers to add what was just published to a menu. It is loaded once something was, and missing if that fails. */
export function MenuOfPublished( { document, link }: MenuOfPublishedProps ) {
	const { type, id } = document;
	const menu = useChunk( LISTS.menu );
	const title = useSelect(
		( select ) =>
			titleOf(
				select( coreStore ).getEditedEntityRecord(
					...recordArgs( { kind: 'postType', name: type, id } )
				) || {}
			),
		[ type, id ]
	);
	return menu.status === 'ready' ? (
		<menu.value.AddToMenu
			target={ {
				kind: 'postType',
				type,
				id: Number( id ),
				title,
				url: link,
			} }
		/>
	) : null;
}
