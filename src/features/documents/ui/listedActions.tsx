import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import type { Action } from '@/dataview/types';
import type { Listed, RemovalResult } from '../model/listed';
import type { Removal } from '../model/removal';
import {
	removalLabel,
	removalTitle,
	RemoveDialog,
	type RemoveDialogProps,
} from './RemoveDialog';
import { RenameDialog } from './RenameDialog';

/** The list action that renames a document. */
export const renameAction = <
	Item extends Listed & { readonly canRename: boolean },
>(): Action< Item > => ( {
	id: 'rename',
	label: __( 'Rename', 'atelier' ),
	isEligible: ( { canRename } ) => canRename,
	modalHeader: __( 'Rename', 'atelier' ),
	modalSize: 'small',
	RenderModal: ( { items: [ item ], closeModal } ) =>
		item ? <RenameDialog item={ item } onClose={ closeModal } /> : null,
} );

interface RemovalActionOptions< Item > {
	/** The effect on the site. */
	readonly consequence: ( items: readonly Item[] ) => string;
	readonly onRemove: ( items: readonly Item[] ) => Promise< RemovalResult >;
	/** Renders the dialog that asks; by default one that only confirms. */
	readonly renderDialog?: (
		items: readonly Item[],
		props: RemoveDialogProps
	) => ReactElement;
}

/** The list action that deletes, trashes or resets documents. */
export const removalAction = < Item extends Listed >(
	removal: Removal,
	{
		consequence,
		onRemove,
		renderDialog = renderConfirmation,
	}: RemovalActionOptions< Item >
): Action< Item > => ( {
	id: removal,
	label: removalLabel( removal ),
	supportsBulk: true,
	isDestructive: true,
	isEligible: ( item ) => item.removal === removal,
	modalHeader: ( items ) => removalTitle( removal, items ),
	modalSize: 'small',
	RenderModal: ( { items, closeModal, onActionPerformed } ) =>
		renderDialog( items, {
			items,
			removal,
			consequence: consequence( items ),
			onRemove: () => onRemove( items ),
			onClose: closeModal,
			onDone: () => onActionPerformed?.( items ),
		} ),
} );

const renderConfirmation = (
	_items: readonly Listed[],
	props: RemoveDialogProps
) => <RemoveDialog { ...props } />;
