import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { Tab } from '../../../ui/Tabs';
import { LibraryPanel } from './LibraryPanel';

/** A part of the library. */
export interface LibraryTab extends Tab< string > {
	readonly render: () => ReactNode;
}

/** The tabs that there are for this user. */
export const useTabs = (): readonly LibraryTab[] => [
	{
		name: 'installed-fonts',
		label: __( 'Library', 'atelier' ),
		render: () => <LibraryPanel />,
	},
];
