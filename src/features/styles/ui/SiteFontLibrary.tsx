import { useEffect, useSyncExternalStore } from '@wordpress/element';
import { openedLibrary, type LibraryEntry } from '../../fonts';
import { FontLibraryDialog } from '../../fonts/records';
import { keepPreviewCurrent } from '../data/preview';
import { useSiteFonts } from '../data/useSiteFonts';

/** The font library of this site, on top of whatever screen has opened it. */
export function SiteFontLibrary() {
	const entry = useSyncExternalStore(
		openedLibrary.subscribe,
		openedLibrary.get
	);
	return entry ? <Open entry={ entry } /> : null;
}

function Open( { entry }: { readonly entry: LibraryEntry } ) {
	useEffect( keepPreviewCurrent, [] );
	return <FontLibraryDialog fonts={ useSiteFonts() } entry={ entry } />;
}
