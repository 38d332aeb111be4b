import { __ } from '@wordpress/i18n';
import { pencil } from '@wordpress/icons';
import type { Action } from '../../../dataview';
import { documentRoute, navigate } from '../../../routing';
import { viewRevisions } from '../../revisions';
import type { Removal } from '../../documents/index.model';
import {
	coreList,
	removalLabel,
	removalTitle,
	RemoveDialog,
	removeListed,
	RenameDialog,
} from '../../documents/index.records';
import { LIST } from '../data/useTemplates';
import type { Template } from '../model/template';

/** Opens a template on the edit canvas. */
export const openTemplate = ( { id }: Pick< Template, 'id' > ): void =>
	navigate( documentRoute, { type: 'wp_template', id, isEditing: true } );

/** The actions on templates. */
export const makeActions = (): readonly Action< Template >[] => [
	{
		id: 'edit',
		label: __( 'Edit', 'atelier' ),
		icon: pencil,
		isPrimary: true,
		callback: ( [ template ] ) => {
			if ( template ) {
				openTemplate( template );
			}
		},
	},
	viewRevisions( () => true ),
	{
		id: 'rename',
		label: __( 'Rename', 'atelier' ),
		isEligible: ( { canRename } ) => canRename,
		modalHeader: __( 'Rename', 'atelier' ),
		modalSize: 'small',
		RenderModal: ( { items: [ template ], closeModal } ) =>
			template ? (
				<RenameDialog item={ template } onClose={ closeModal } />
			) : null,
	},
	removalAction( 'reset' ),
	removalAction( 'delete' ),
];

const removalAction = ( removal: Removal ): Action< Template > => ( {
	id: removal,
	label: removalLabel( removal ),
	supportsBulk: true,
	isDestructive: true,
	isEligible: ( template ) => template.removal === removal,
	modalHeader: ( items ) => removalTitle( removal, items ),
	modalSize: 'small',
	RenderModal: ( { items, closeModal, onActionPerformed } ) => (
		<RemoveDialog
			items={ items }
			removal={ removal }
			consequence={ consequenceOf( removal ) }
			onRemove={ () => removeListed( items, coreList( LIST ) ) }
			onClose={ closeModal }
			onDone={ () => onActionPerformed?.( items ) }
		/>
	),
} );

function consequenceOf( removal: Removal ): string {
	return removal === 'reset'
		? __(
				'Your site will go back to the version from the theme or plugin. All changes and revisions will be permanently deleted.',
				'atelier'
			)
		: __(
				'Content that uses it will be shown with another template. Its revisions will also be deleted.',
				'atelier'
			);
}
