/** The entry point for the editor stage. */
export { useDeviceWidth } from './data/useDeviceWidth';
export { DeviceMenu, DeviceMenuItems } from './ui/DeviceMenu';
export { useDeviceCommands } from './ui/useDeviceCommands';
