import { isRecord } from '@/kernel/guards';
import { editorSettings } from '@/platform/stages';

/** The server's setting: the theme's viewports, or false if WordPress doesn't support responsive styles. */
const viewports = (): unknown => editorSettings().atelierViewports;

/** Whether blocks can have different styles on smaller screens. */
export const supportsResponsiveStyles = (): boolean => isRecord( viewports() );

/** The breakpoints as stored in theme.json, valid or not. */
export const themeViewports = (): unknown => viewports();
