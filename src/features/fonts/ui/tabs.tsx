import { __ } from '@wordpress/i18n';
import { useCollectionTabs } from './collections/useCollectionTabs';
import type { LibraryTab } from './libraryTab';
import { LibraryPanel } from './LibraryPanel';
import { UPLOAD_TAB } from './tabNames';
import { UploadPanel } from './upload/UploadPanel';
import { useFontLibrary } from './useFontLibrary';

/** The tabs that are available to this user. */
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
