import { __ } from '@wordpress/i18n';
import type { ComponentType, ReactElement } from 'react';
import type { Action } from '@/dataview/types';
import type { Chunk } from '@/ui/useChunk';
import { InDialog } from '@/ui/InDialog';
import type { Listed } from '../model/listed';
import type { Removal } from '../model/removal';
import type { RemoveDialogProps } from './RemoveDialog';
import { removalLabel, removalTitle } from './removalLabels';
import type { RenameDialogProps } from './RenameDialog';

/**
 * The list action that renames a document.
 *
 * @param editing What has the dialog.
 */
export const renameAction = <
	Item extends Listed & { readonly canRename: boolean },
>(
	editing: Chunk< {
		readonly RenameDialog: ComponentType< RenameDialogProps >;
	} >
): Action< Item > => ( {
	id: 'rename',
	label: __( 'Rename', 'atelier' ),
	isEligible: ( { canRename } ) => canRename,
	modalHeader: __( 'Rename', 'atelier' ),
	modalSize: 'small',
	RenderModal: ( { items: [ item ], closeModal } ) =>
		item ? (
			<InDialog of={ editing }>
				{ ( { RenameDialog } ) => (
					<RenameDialog item={ item } onClose={ closeModal } />
				) }
			</InDialog>
		) : null,
} );

/** What the dialog for a removal is given. */
export type RemovalProps = Omit< RemoveDialogProps, 'onRemove' >;

interface RemovalActionOptions< Item, Editing > {
	/** The effect on the site. */
	readonly consequence: ( items: readonly Item[] ) => string;
	/** What has the dialog. */
	readonly editing: Chunk< Editing >;
	/** Renders the dialog that asks, and removes the items. */
	readonly renderDialog: (
		editing: Editing,
		items: readonly Item[],
		props: RemovalProps
	) => ReactElement;
}

/** The list action that deletes, trashes or resets documents. */
export const removalAction = < Item extends Listed, Editing >(
	removal: Removal,
	{
		consequence,
		editing,
		renderDialog,
	}: RemovalActionOptions< Item, Editing >
): Action< Item > => ( {
	id: removal,
	label: removalLabel( removal ),
	supportsBulk: true,
	isDestructive: true,
	isEligible: ( item ) => item.removal === removal,
	modalHeader: ( items ) => removalTitle( removal, items ),
	modalSize: 'small',
	RenderModal: ( { items, closeModal, onActionPerformed } ) => (
		<InDialog of={ editing }>
			{ ( loaded ) =>
				renderDialog( loaded, items, {
					items,
					removal,
					consequence: consequence( items ),
					onClose: closeModal,
					onDone: () => onActionPerformed?.( items ),
				} )
			}
		</InDialog>
	),
} );
