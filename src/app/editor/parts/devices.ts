import type { EditorParts } from '@/features/canvas/index.model';
import {
	DeviceMenu,
	DeviceMenuItems,
	useDeviceCommands,
	useDeviceWidth,
} from '@/features/devices/index.editor';
import { useEditedViewport } from '@/features/responsiveStyles/index.editor';

/** The devices of the canvas, and which of them styles are changed for. */
export const DEVICES: EditorParts[ 'devices' ] = {
	Menu: DeviceMenu,
	MenuItems: DeviceMenuItems,
	useWidth: useDeviceWidth,
	useEditedViewport,
	useCommands: useDeviceCommands,
};
