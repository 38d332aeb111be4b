import { DropdownMenu, MenuGroup, MenuItem } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';
import type { DocumentRef } from '../../documents/index.model';
import {
	arrangeActions,
	mayHaveActions,
	type DocumentAction,
} from '../model/documentActions';
import type { DocumentEditorTools } from './documentEditorProps';

interface DocumentActionsProps {
	readonly document: DocumentRef;
	readonly Listed: DocumentEditorTools[ 'ListedActions' ];
	/** What the editor itself can do to it. */
	readonly own: readonly DocumentAction[];
}

/**
 * The menu of what can be done to the open document. What its list would do is asked for when someone is about to
 * open the menu; it opens once that is known, so that nothing in it moves.
 */
export function DocumentActions( {
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
					// Whoever goes on in the meantime is not called back.
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
