import { Button, Icon } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import { NameDialog } from '@/ui/NameDialog';
import { createView } from '../data/savedViews';
import type { SavedView } from '../model/savedView';
import styles from './NewViewButton.module.css';

interface NewViewButtonProps {
	readonly type: string;
	/** Whether it is an icon in a toolbar, rather than an entry of the menu. */
	readonly isTool?: boolean;
	/** The settings of the new view. */
	readonly getSettings: () => string;
	/** Called with the created view. */
	readonly onCreated: ( view: SavedView ) => void;
}

/** Saves the current view of the list under a name. */
export function NewViewButton( {
	type,
	isTool = false,
	getSettings,
	onCreated,
}: NewViewButtonProps ) {
	const [ isAsking, setIsAsking ] = useState( false );
	const ask = () => setIsAsking( true );
	return (
		<>
			{ isTool ? (
				<Button
					size="compact"
					icon={ plus }
					label={ __( 'New view', 'atelier' ) }
					aria-haspopup="dialog"
					onClick={ ask }
				/>
			) : (
				<button
					type="button"
					className={ styles.button }
					aria-haspopup="dialog"
					onClick={ ask }
				>
					<Icon icon={ plus } />
					{ __( 'New view', 'atelier' ) }
				</button>
			) }
			{ isAsking && (
				<NameDialog
					title={ __( 'Add new view', 'atelier' ) }
					label={ __( 'Create', 'atelier' ) }
					placeholder={ __( 'My view', 'atelier' ) }
					onName={ ( name ) =>
						createView( type, name, getSettings() )
					}
					onNamed={ onCreated }
					onClose={ () => setIsAsking( false ) }
				/>
			) }
		</>
	);
}
