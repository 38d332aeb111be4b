import { DropdownMenu } from '@wordpress/components';
import { dispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';
import { store as noticesStore } from '@wordpress/notices';
import { currentAddress } from '@/routing';
import { messageFor } from '@/ui/messages';
import { NameDialog } from '@/ui/NameDialog';
import { createView, removeView, renameView } from '../data/savedViews';
import type { SavedView } from '../model/savedView';
import styles from './ViewMenu.module.css';

interface ViewMenuProps {
	readonly type: string;
	readonly view: SavedView;
	/** Called once the view has been deleted, if it is still open. */
	readonly onDeleted: () => void;
}

/** The actions of a custom view. */
export function ViewMenu( { type, view, onDeleted }: ViewMenuProps ) {
	const [ isRenaming, setIsRenaming ] = useState( false );
	const title = view.title || __( '(no title)', 'atelier' );

	const remove = async () => {
		const { fate, removed } = await removeView( type, view );
		if ( fate === 'kept' ) {
			return;
		}
		if ( fate.ok ) {
			if ( currentAddress.get().query.activeView === view.id ) {
				onDeleted();
			}
			tellDeleted( type, removed );
		} else {
			tellFailed( view, messageFor( fate.error ) );
		}
	};

	return (
		<>
			<DropdownMenu
				icon={ moreVertical }
				label={ __( 'Actions', 'atelier' ) }
				toggleProps={ {
					size: 'small',
					description: title,
					className: styles.toggle ?? '',
				} }
				popoverProps={ POPOVER }
				controls={ [
					{
						title: __( 'Rename', 'atelier' ),
						onClick: () => setIsRenaming( true ),
					},
					{
						title: __( 'Delete', 'atelier' ),
						onClick: () => void remove(),
					},
				] }
			/>
			{ isRenaming && (
				<NameDialog
					title={ __( 'Rename', 'atelier' ) }
					label={ __( 'Save', 'atelier' ) }
					name={ view.title }
					placeholder={ __( 'My view', 'atelier' ) }
					onName={ ( name ) => renameView( type, view.id, name ) }
					onClose={ () => setIsRenaming( false ) }
				/>
			) }
		</>
	);
}

const POPOVER = { placement: 'bottom-end' as const };

function tellDeleted( type: string, { id, title, settings }: SavedView ) {
	const bringBack = async () => {
		const result = await createView( type, title, settings );
		if ( ! result.ok ) {
			tellFailed( { id, title, settings }, messageFor( result.error ) );
		}
	};
	void dispatch( noticesStore ).createSuccessNotice(
		sprintf(
			/* translators: %s: name of a custom view. */
			__( '“%s” deleted.', 'atelier' ),
			title || __( '(no title)', 'atelier' )
		),
		{
			type: 'snackbar',
			id: `atelier-view-deleted-${ id }`,
			actions: [
				{
					label: __( 'Undo', 'atelier' ),
					onClick: () => void bringBack(),
				},
			],
		}
	);
}

function tellFailed( { id, title }: SavedView, reason: string ) {
	void dispatch( noticesStore ).createErrorNotice(
		sprintf(
			/* translators: 1: name of a custom view, 2: error message. */
			__( '“%1$s”: %2$s', 'atelier' ),
			title || __( '(no title)', 'atelier' ),
			reason
		),
		{ id: `atelier-view-failed-${ id }` }
	);
}
