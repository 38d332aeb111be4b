/** What needs the data layer: the second door of this room. */
export { useThemeCommands } from './data/useThemeCommands';
