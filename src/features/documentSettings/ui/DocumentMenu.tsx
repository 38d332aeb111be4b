import { DropdownMenu, MenuGroup, MenuItem } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';
import type { DocumentRef } from '@/features/documents/index.model';
import {
	arrangeActions,
	mayHaveActions,
	type DocumentAction,
} from '../model/documentActions';
import type { DocumentEditorTools } from '../model/documentTools';

interface DocumentActionsProps {
	readonly document: DocumentRef;
	readonly Listed: DocumentEditorTools[ 'ListedActions' ];
	/** The editor's own actions. */
	readonly own: readonly DocumentAction[];
}

/**
 * The menu of the open document. The actions of its list load on hover or focus; the menu opens once they have loaded,
 * so that nothing in it moves.
 */
export function DocumentMenu( {
	document,
	Listed,
	own,
}: DocumentActionsProps ) {
	const [ isWanted, setIsWanted ] = useState( false );
	const [ isAsked, setIsAsked ] = useState( false );
	const [ listed, setListed ] = useState< readonly DocumentAction[] | null >(
		null
	);
	const isOpen = isAsked && listed !== null;
	const groups = arrangeActions( listed ?? [], own );
	if ( ! mayHaveActions( document.type, own ) ) {
		return null;
	}
	return (
		<>
			<DropdownMenu
				icon={ moreVertical }
				label={ __( 'Actions', 'atelier' ) }
				open={ isOpen }
				onToggle={ ( willOpen ) => {
					setIsWanted( true );
					setIsAsked( willOpen );
				} }
				toggleProps={ {
					size: 'small',
					isBusy: isAsked && ! isOpen,
					onPointerEnter: () => setIsWanted( true ),
					// A user who has moved on gets no menu.
					onBlur: () => isOpen || setIsAsked( false ),
				} }
				popoverProps={ { placement: 'bottom-end' } }
			>
				{ ( { onClose } ) =>
					groups.length === 0 ? (
						<MenuItem disabled>
							{ __( 'No actions available', 'atelier' ) }
						</MenuItem>
					) : (
						groups.map( ( group ) => (
							<MenuGroup
								key={ group.map( ( { id } ) => id ).join() }
							>
								{ group.map( ( action ) => (
									<MenuItem
										key={ action.id }
										isDestructive={
											action.isDestructive === true
										}
										onClick={ () => {
											onClose();
											action.act();
										} }
									>
										{ action.label }
									</MenuItem>
								) ) }
							</MenuGroup>
						) )
					)
				}
			</DropdownMenu>
			{ isWanted && (
				<Listed document={ document } onActions={ setListed } />
			) }
		</>
	);
}
