import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { Tab } from '../../../ui/Tabs';
import { useCollectionTabs } from './collections/useCollectionTabs';
import { LibraryPanel } from './LibraryPanel';
import { UPLOAD_TAB } from './places';
import { UploadPanel } from './upload/UploadPanel';
import { useFontLibrary } from './useFontLibrary';

/** A part of the library. */
export interface LibraryTab extends Tab< string > {
	readonly render: () => ReactNode;
}

/** The tabs that there are for this user. */
export function useTabs(): readonly LibraryTab[] {
	const { canCreate } = useFontLibrary();
	const upload: LibraryTab = {
		name: UPLOAD_TAB,
		label: __( 'Upload', 'atelier' ),
		render: () => <UploadPanel />,
	};
	const collections = useCollectionTabs( canCreate );
	return [
		{
			name: 'installed-fonts',
			label: __( 'Library', 'atelier' ),
			render: () => <LibraryPanel />,
		},
		...( canCreate ? [ upload ] : [] ),
		...collections,
	];
}
