import { Dropdown, Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { cog } from '@wordpress/icons';
import { Appearance } from './Appearance';
import { Properties } from './Properties';
import styles from './ViewOptions.module.css';

/** How the list looks, and what of its items is shown. */
export function ViewOptions() {
	return (
		<Dropdown
			expandOnMobile
			headerTitle={ __( 'View options', 'atelier' ) }
			contentClassName="atelier-overlay"
			popoverProps={ {
				placement: 'bottom-end',
				role: 'dialog',
				'aria-label': __( 'View options', 'atelier' ),
			} }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					size="compact"
					icon={ cog }
					label={ __( 'View options', 'atelier' ) }
					aria-expanded={ isOpen }
					aria-haspopup="dialog"
					onClick={ onToggle }
				/>
			) }
			renderContent={ () => (
				<div className={ styles.content }>
					<Appearance />
					<Properties />
				</div>
			) }
		/>
	);
}
