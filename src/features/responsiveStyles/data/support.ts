import { isRecord } from '../../../kernel/guards';
import { editorSettings } from '../../../platform/stages';

/** What the server says: the viewports in the theme's own words, or false where WordPress has no styles for them. */
const viewports = (): unknown => editorSettings().atelierViewports;

/** Whether blocks can have other styles on smaller screens. */
export const supportsResponsiveStyles = (): boolean => isRecord( viewports() );

/** The breakpoints as they are in theme.json, usable or not. */
export const themeViewports = (): unknown => viewports();
