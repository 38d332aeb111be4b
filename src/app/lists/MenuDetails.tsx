import { __ } from '@wordpress/i18n';
import type { DocumentRef } from '@/features/documents/index.model';
import { documentIcon } from '@/features/documents';
import { useFacts, useWayUp } from '@/features/navigation';
import { documentRoute } from '@/routing';
import { DocumentDetails } from '../records/DocumentDetails';
import { MenuList } from '../sidebar/MenuList';

interface MenuDetailsProps {
	readonly document: DocumentRef;
	/** The key of the menu's screen. */
	readonly screenKey: string;
}

/** One navigation menu in the sidebar, with the documents that show it. */
export function MenuDetails( { document, screenKey }: MenuDetailsProps ) {
	const facts = useFacts();
	const back = useWayUp();
	const uses = facts?.get( document.id )?.usedIn ?? [];
	return (
		<DocumentDetails
			document={ document }
			screenKey={ screenKey }
			back={ back }
		>
			<MenuList
				heading={ __( 'Used in', 'atelier' ) }
				entries={ uses.map( ( { type, id, title } ) => ( {
					key: `${ type } ${ id }`,
					icon: documentIcon( type ),
					label: title || __( '(no title)', 'atelier' ),
					address: documentRoute.build( {
						type,
						id,
						isEditing: false,
					} ),
				} ) ) }
			/>
		</DocumentDetails>
	);
}
