/**
 * The slots of WordPress's plugin components (`PluginMoreMenuItem`, `PluginSidebar`, …), from WordPress 6.8 and 7.1.
 */
export const MORE_MENU_SLOT = 'core/plugin-more-menu';
export const DOCUMENT_SETTINGS_SLOT = 'PluginDocumentSettingPanel';
export const DOCUMENT_PANELS_SLOT = 'EnablePluginDocumentSettingPanelOption';
export const PREVIEW_MENU_SLOT = 'core/plugin-preview-menu';
export const STATUS_INFO_SLOT = 'PluginPostStatusInfo';
export const EXCERPT_SLOT = 'PluginPostExcerpt';
/** Of `wp.editSite`, which comes with the plugins that need it. */
export const TEMPLATE_SETTINGS_SLOT = 'PluginTemplateSettingPanel';
/** A plugin's fill replaces the back button. */
export const BACK_SLOT = '__experimentalMainDashboardButton';
export const SIDEBAR_SLOT = 'ComplementaryArea/core';
export const PINNED_SLOT = 'PinnedItems/core';
