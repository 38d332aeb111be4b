import type { ReactNode } from 'react';
import type { Tab } from '../../../ui/Tabs';

/** A part of the library. */
export interface LibraryTab extends Tab< string > {
	readonly render: () => ReactNode;
}
