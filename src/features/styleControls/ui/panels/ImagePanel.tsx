import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useSetting } from '@/features/globalStyles/index.records';
import { getIn } from '@/features/globalStyles/index.model';
import { StylesControl, StylesPanel } from '../parts/StylesPanel';

interface ImagePanelProps {
	/** The block with images. */
	readonly block: string;
}

/** Whether a click enlarges images, if the theme leaves that to the user. */
export function ImagePanel( { block }: ImagePanelProps ) {
	const lightbox = useSetting( 'lightbox', { block } );
	const enabled = useSetting( 'lightbox.enabled', { block } );
	if ( getIn( lightbox.value, [ 'allowEditing' ] ) !== true ) {
		return null;
	}
	const label = __( 'Enlarge on click', 'atelier' );
	return (
		<StylesPanel
			label={ __( 'Settings', 'atelier' ) }
			onReset={ enabled.reset }
		>
			<StylesControl label={ label } value={ enabled }>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ label }
					checked={ enabled.value === true }
					onChange={ enabled.set }
				/>
			</StylesControl>
		</StylesPanel>
	);
}
