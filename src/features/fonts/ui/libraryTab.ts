import type { ReactNode } from 'react';
import type { Tab } from '@/ui/Tabs';

/** A tab of the library. */
export interface LibraryTab extends Tab< string > {
	readonly render: () => ReactNode;
}
