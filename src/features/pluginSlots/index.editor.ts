/** The entry point for the editor stage. */
export {
	DOCUMENT_PANELS_SLOT,
	DOCUMENT_SETTINGS_SLOT,
	EXCERPT_SLOT,
	MORE_MENU_SLOT,
	PREVIEW_MENU_SLOT,
	STATUS_INFO_SLOT,
	TEMPLATE_SETTINGS_SLOT,
} from './model/slots';
export {
	BackPlace,
	PinnedPlugins,
	PluginEntries,
	PluginSidebarSlot,
	Plugins,
} from './ui/Plugins';
