import { DropdownMenu, Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';
import { shorten } from '@/kernel/shorten';
import { TOWARDS_RECORDS } from '@/ui/towardsRecords';
import { InDialog } from '@/ui/InDialog';
import { useCategoryRights } from '../data/categoryRights';
import type { UserCategory } from '../model/userCategory';
import styles from './CategoryMenu.module.css';
import { patternEditing } from './patternEditing';

interface CategoryMenuProps {
	readonly category: UserCategory;
	/** Called once the category has been deleted. */
	readonly onDeleted: () => void;
}

/** The actions of a user's category; null if the user may not change it. */
export function CategoryMenu( { category, onDeleted }: CategoryMenuProps ) {
	const may = useCategoryRights( category.id );
	const [ asked, setAsked ] = useState< 'rename' | 'delete' | null >( null );
	const close = () => setAsked( null );
	if ( ! may.rename && ! may.delete ) {
		return null;
	}
	const rename = {
		title: __( 'Rename', 'atelier' ),
		onClick: () => setAsked( 'rename' ),
	};
	const remove = {
		title: __( 'Delete', 'atelier' ),
		onClick: () => setAsked( 'delete' ),
	};
	return (
		<>
			<DropdownMenu
				icon={ moreVertical }
				label={ __( 'Actions', 'atelier' ) }
				toggleProps={ {
					size: 'compact',
					...TOWARDS_RECORDS,
				} }
				popoverProps={ { placement: 'bottom-start' } }
				controls={ [
					...( may.rename ? [ rename ] : [] ),
					...( may.delete ? [ remove ] : [] ),
				] }
			/>
			{ asked !== null && (
				<Modal
					title={
						asked === 'rename'
							? __( 'Rename', 'atelier' )
							: sprintf(
									/* translators: %s: name of a category of patterns. */
									__( 'Delete "%s"?', 'atelier' ),
									shorten( category.label, 50 )
								)
					}
					size="small"
					focusOnMount="firstContentElement"
					className={ styles.dialog ?? '' }
					overlayClassName="atelier-overlay"
					onRequestClose={ close }
				>
					<InDialog of={ patternEditing }>
						{ ( editing ) =>
							asked === 'rename' ? (
								<editing.RenameCategoryDialog
									category={ category }
									onClose={ close }
									onGone={ onDeleted }
								/>
							) : (
								<editing.DeleteCategoryDialog
									category={ category }
									onClose={ close }
									onDeleted={ onDeleted }
								/>
							)
						}
					</InDialog>
				</Modal>
			) }
		</>
	);
}
