import { useEffect, useRef } from '@wordpress/element';
import { useAddress } from '@/routing';
import { openedLibrary, type LibraryEntry } from '@/features/fonts';
import { FontLibraryDialog } from '@/features/fonts/index.records';
import { keepPreviewCurrent } from '@/features/stylesheet/index.records';
import { useSiteFonts } from '../data/useSiteFonts';
import { useSignal } from '@/ui/useSignal';
import { useUsedFonts } from './useUsedFonts';

/** The font library of this site, on top of any screen. */
export function SiteFontLibrary() {
	const entry = useSignal( openedLibrary );
	return entry ? <Open entry={ entry } /> : null;
}

function Open( { entry }: { readonly entry: LibraryEntry } ) {
	useEffect( keepPreviewCurrent, [] );
	useClosingByLinks();
	return (
		<FontLibraryDialog
			fonts={ useSiteFonts() }
			used={ useUsedFonts() }
			entry={ entry }
		/>
	);
}

/** Closes the library when one of its links opens the screen behind it. */
function useClosingByLinks() {
	const { path } = useAddress();
	const opened = useRef( path );
	useEffect( () => {
		if ( path !== opened.current ) {
			openedLibrary.set( null );
		}
	}, [ path ] );
}
