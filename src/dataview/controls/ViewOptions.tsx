import { Dropdown, Button } from '@wordpress/components';
import { memo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { cog } from '@wordpress/icons';
import { Appearance } from './Appearance';
import { Properties } from './Properties';
import { useList } from '../parts';
import styles from './ViewOptions.module.css';

/** The appearance of the list, and its shown fields. */
export const ViewOptions = memo( function ViewOptions() {
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
					<ResetView />
				</div>
			) }
		/>
	);
} );

function ResetView() {
	const { onReset } = useList();
	return onReset === undefined ? null : (
		<Button
			__next40pxDefaultSize
			variant="tertiary"
			className={ styles.reset ?? '' }
			disabled={ onReset === false }
			accessibleWhenDisabled
			onClick={ () => {
				if ( onReset ) {
					onReset();
				}
			} }
		>
			{ __( 'Reset view', 'atelier' ) }
		</Button>
	);
}
