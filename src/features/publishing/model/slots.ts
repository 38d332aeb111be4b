/**
 * The names of the slots of WordPress's `PluginPrePublishPanel` and `PluginPostPublishPanel`. Seen in WordPress 6.8 and
 * 7.1.
 */
export const BEFORE_SLOT = 'PluginPrePublishPanel';
export const AFTER_SLOT = 'PluginPostPublishPanel';
