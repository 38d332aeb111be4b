/**
 * The names under which WordPress's `PluginPrePublishPanel` and `PluginPostPublishPanel` put what they are given. Seen in
 * WordPress 6.8 and 7.1.
 */
export const BEFORE_SLOT = 'PluginPrePublishPanel';
export const AFTER_SLOT = 'PluginPostPublishPanel';
