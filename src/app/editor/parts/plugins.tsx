import type { ComponentProps } from 'react';
import type { EditorParts } from '@/features/canvas/index.model';
import {
	BackPlace,
	MORE_MENU_SLOT,
	PinnedPlugins,
	PluginEntries,
	Plugins,
	PluginSidebarSlot,
} from '@/features/pluginSlots/index.editor';

type PluginsParts = EditorParts[ 'plugins' ];

/** What plugins put into the frame of the editor. */
export const PLUGINS: PluginsParts = {
	All: Plugins,
	Back: BackPlace,
	Pinned: PinnedPlugins,
	Sidebar: PluginSidebarSlot,
	OptionItems,
};

function OptionItems( props: ComponentProps< PluginsParts[ 'OptionItems' ] > ) {
	return <PluginEntries { ...props } slot={ MORE_MENU_SLOT } />;
}
