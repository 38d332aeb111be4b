/** The exports of this room that need the data layer. */
export { useThemeCommands } from './data/useThemeCommands';
export { canExport, exportSite } from './ui/exportSite';
