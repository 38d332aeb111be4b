/** A panel whose menu shows, hides and resets its items. Seen in WordPress 6.8 and 7.1. */
export {
	__experimentalToolsPanel as ToolsPanel,
	__experimentalToolsPanelItem as ToolsPanelItem,
} from '@wordpress/components';
