import { Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useShortcutGroups } from '../data/shortcuts';
import styles from './ShortcutsDialog.module.css';

/** The list of keyboard shortcuts. */
export function ShortcutsDialog( {
	onClose,
}: {
	readonly onClose: () => void;
} ) {
	return (
		<Modal
			title={ __( 'Keyboard shortcuts', 'atelier' ) }
			size="medium"
			overlayClassName="atelier-overlay"
			onRequestClose={ onClose }
		>
			{ useShortcutGroups().map( ( { title, shortcuts } ) => (
				<section key={ title }>
					<h2 className={ styles.heading }>{ title }</h2>
					<dl className={ styles.shortcuts }>
						{ shortcuts.map( ( { description, keys } ) => (
							<div
								key={ description }
								className={ styles.shortcut }
							>
								<dt>{ description }</dt>
								<dd>
									<kbd dir="ltr">{ keys }</kbd>
								</dd>
							</div>
						) ) }
					</dl>
				</section>
			) ) }
		</Modal>
	);
}
