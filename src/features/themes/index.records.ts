/** What needs the data layer: the second door of this room. */
export { useThemeCommands } from './data/useThemeCommands';
export { canExport, exportSite } from './ui/exportSite';
