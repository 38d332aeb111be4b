import { MenuGroup, MenuItem, Slot } from '@wordpress/components';
import { dispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { PluginArea } from '@wordpress/plugins';
import type { ReactNode } from 'react';
import { usePartNotices } from '../data/usePartNotices';
import { BACK_SLOT, PINNED_SLOT, SIDEBAR_SLOT } from '../model/slots';
import styles from './Plugins.module.css';

/** The components that plugins register for the editor. An error in one doesn't affect the others. */
export function Plugins() {
	usePartNotices();
	return <PluginArea onError={ reportFailure } />;
}

function reportFailure( name: string ) {
	void dispatch( noticesStore ).createErrorNotice(
		sprintf(
			/* translators: %s: name of a plugin. */
			__(
				'The "%s" plugin has encountered an error and cannot be rendered.',
				'atelier'
			),
			name
		),
		{ id: `atelier-plugin-${ name }` }
	);
}

/** The open sidebar of a plugin. */
export function PluginSidebarSlot( { isOpen }: { readonly isOpen: boolean } ) {
	return (
		<div className={ styles.sidebar } hidden={ ! isOpen }>
			<Slot name={ SIDEBAR_SLOT } bubblesVirtually />
		</div>
	);
}

/** Buttons for the sidebars of plugins. */
export function PinnedPlugins() {
	return (
		<div className={ styles.pinned }>
			<Slot name={ PINNED_SLOT } bubblesVirtually />
		</div>
	);
}

/** Two fills, including WordPress's own button: a fill that only shows as the single one is hidden. */
const BACK_PROPS = { length: 2 };

/** The way back, unless a plugin has put another one in its place. */
export const BackPlace = ( { children }: { readonly children: ReactNode } ) => (
	<>
		<Slot
			name={ BACK_SLOT }
			bubblesVirtually
			fillProps={ BACK_PROPS }
			className={ styles.instead ?? '' }
		/>
		<div className={ styles.back }>{ children }</div>
	</>
);

interface PluginEntriesProps {
	readonly slot: string;
	readonly onChosen: () => void;
}

/** Menu items of plugins, with a heading if there are any. */
export const PluginEntries = ( { slot, onChosen }: PluginEntriesProps ) => (
	<Slot name={ slot } fillProps={ { as: MenuItem, onClick: onChosen } }>
		{ ( fills ) =>
			Array.isArray( fills ) && fills.length > 0 ? (
				<MenuGroup label={ __( 'Plugins', 'atelier' ) }>
					{ fills }
				</MenuGroup>
			) : null
		}
	</Slot>
);
