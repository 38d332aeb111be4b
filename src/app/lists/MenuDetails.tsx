import { __ } from '@wordpress/i18n';
import { documentIcon, type DocumentRef } from '../../features/documents';
import { useFacts, useMenus } from '../../features/navigation/records';
import { documentPlace, homePlace } from '../../routing';
import { wayUpFrom } from '../listOf';
import { DocumentDetails } from '../records/DocumentDetails';
import { MenuList } from '../sidebar/MenuList';

interface MenuDetailsProps {
	readonly document: DocumentRef;
	/** The key of the screen that shows it. */
	readonly screenKey: string;
}

/** One navigation menu in the sidebar, with the documents that show it. */
export function MenuDetails( { document, screenKey }: MenuDetailsProps ) {
	const menus = useMenus();
	const facts = useFacts();
	// The list of a single menu leads right back to it.
	const isAlone = menus.status === 'ready' && menus.value.length < 2;
	const uses = facts?.get( document.id )?.usedIn ?? [];
	return (
		<DocumentDetails
			document={ document }
			screenKey={ screenKey }
			back={
				isAlone
					? homePlace.build( { isEditing: false } )
					: wayUpFrom( document.type )
			}
		>
			<MenuList
				heading={ __( 'Used in', 'atelier' ) }
				entries={ uses.map( ( { type, id, title } ) => ( {
					key: `${ type } ${ id }`,
					icon: documentIcon( type ),
					label: title || __( '(no title)', 'atelier' ),
					address: documentPlace.build( {
						type,
						id,
						isEditing: false,
					} ),
				} ) ) }
			/>
		</DocumentDetails>
	);
}
