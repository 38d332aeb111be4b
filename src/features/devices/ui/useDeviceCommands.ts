import { useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { __, sprintf } from '@wordpress/i18n';
import { useBreakpoints } from '@/features/responsiveStyles/index.editor';
import { devicesOf } from '../model/device';
import { DEVICE_ICONS, deviceLabel } from './deviceLabels';

interface DeviceCommand {
	readonly name: string;
	readonly label: string;
	readonly icon: ( typeof DEVICE_ICONS )[ keyof typeof DEVICE_ICONS ];
	readonly act: () => void;
}

/** What shows the canvas on another device, for the command palette. */
export function useDeviceCommands(): readonly DeviceCommand[] {
	const device = useSelect(
		( select ) => select( editorStore ).getDeviceType(),
		[]
	);
	const { setDeviceType } = useDispatch( editorStore );
	const { breakpoints } = useBreakpoints();
	return devicesOf( breakpoints )
		.filter( ( other ) => other !== device )
		.map( ( other ): DeviceCommand => ( {
			name: `view/device-${ other.toLowerCase() }`,
			label: sprintf(
				/* translators: %s: a device, such as "Tablet". */
				__( 'Preview on device: %s', 'atelier' ),
				deviceLabel( other )
			),
			icon: DEVICE_ICONS[ other ],
			act: () => void setDeviceType( other ),
		} ) );
}
