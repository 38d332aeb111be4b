import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { SidePanel } from '@/ui/SidePanel';
import { isBookWanted, section } from '@/features/styles';
import { StylesMenu, StylesNavigator } from '@/features/styles/index.records';
import { StyleBookButton } from '@/features/styleBook/index.records';
import { useSignal } from '@/ui/useSignal';
import styles from './GlobalStylesPanel.module.css';

/** Global styles beside the canvas. */
export function GlobalStylesPanel( {
	onClose,
}: {
	readonly onClose: () => void;
} ) {
	const path = useSignal( section );
	const isBook = useSignal( isBookWanted );
	// The style book closes with its sidebar.
	useEffect( () => () => isBookWanted.set( false ), [] );
	return (
		<SidePanel
			side="end"
			label={ __( 'Editor settings', 'atelier' ) }
			closeLabel={ __( 'Close Styles', 'atelier' ) }
			onClose={ onClose }
			heading={
				<div className={ styles.heading }>
					<h2 className={ styles.title }>
						{ __( 'Styles', 'atelier' ) }
					</h2>
					<StyleBookButton
						isOpen={ isBook }
						onToggle={ () => isBookWanted.set( ! isBook ) }
					/>
					<StylesMenu onGo={ section.set } />
				</div>
			}
		>
			<StylesNavigator path={ path } onGo={ section.set } />
		</SidePanel>
	);
}
