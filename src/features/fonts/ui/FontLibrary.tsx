import { useCallback, useEffect, useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useCanCreate } from '@/platform/useCanCreate';
import { LiveNote } from '@/ui/LiveNote';
import { Boundary } from '@/ui/Region';
import { TabList, TabPanel, useTabsId } from '@/ui/Tabs';
import { installAndActivate } from '../data/installAndActivate';
import type { LibraryEntry } from '../data/openLibrary';
import { useInstalled } from '../data/useInstalled';
import type { SiteFonts } from '../model/siteFonts';
import type { UsedFonts } from '../model/usedFonts';
import styles from './FontLibrary.module.css';
import { UPLOAD_TAB } from './tabNames';
import { useTabs } from './tabs';
import { FileDrops } from './upload/FileDrops';
import { UploadProvider } from './upload/UploadProvider';
import { useUpload } from './upload/useUpload';
import {
	FontLibraryContext,
	useFontLibrary,
	type Library,
	type LibraryRoute,
} from './useFontLibrary';

interface FontLibraryProps {
	/** The fonts of the site's styles. */
	readonly fonts: SiteFonts;
	readonly used: UsedFonts;
	/** The initial tab, if it exists, and its open family. */
	readonly entry: LibraryEntry;
}

/** The font library: installed and active fonts, uploads and collections. */
export function FontLibrary( { fonts, used, entry }: FontLibraryProps ) {
	const server = useInstalled();
	const canCreate = useCanCreate( 'wp_font_family' );
	const { refresh } = server;
	const install = useCallback< Library[ 'install' ] >(
		async ( families, options ) => {
			const report = await installAndActivate( families, fonts, options );
			refresh();
			return report;
		},
		[ fonts, refresh ]
	);
	const [ route, show ] = useState< LibraryRoute >( entry );
	const library = useMemo< Library >(
		() => ( {
			fonts,
			used,
			...server,
			canCreate,
			install,
			route,
			show,
		} ),
		[ fonts, used, server, canCreate, install, route ]
	);
	return (
		<FontLibraryContext.Provider value={ library }>
			<UploadProvider>
				<Tabs />
			</UploadProvider>
		</FontLibraryContext.Provider>
	);
}

function Tabs() {
	const id = useTabsId();
	const tabs = useTabs();
	const { canCreate, route, show } = useFontLibrary();
	const { add } = useUpload();
	const selected =
		tabs.find( ( { name } ) => name === route.tab ) ?? tabs[ 0 ];
	useEffect( () => {
		// The link that led to another tab was unmounted with its own tab.
		if ( document.activeElement === document.body ) {
			document.getElementById( `${ id }-${ route.tab }` )?.focus();
		}
	}, [ id, route ] );
	return (
		selected && (
			<>
				<div className={ styles.tabs }>
					<TabList
						id={ id }
						label={ __( 'Fonts', 'atelier' ) }
						tabs={ tabs }
						selected={ selected.name }
						onSelect={ ( tab ) => show( { tab } ) }
					/>
				</div>
				{ canCreate && (
					<FileDrops
						onDrop={ ( files ) => {
							show( { tab: UPLOAD_TAB } );
							add( files );
						} }
					/>
				) }
				<LiveNote>
					{ __(
						'Fonts are installed and deleted on your live site right away. Which of them are active is part of the site draft.',
						'atelier'
					) }
				</LiveNote>
				<TabPanel id={ id } selected={ selected.name }>
					<Boundary key={ selected.name } label={ selected.label }>
						{ selected.render() }
					</Boundary>
				</TabPanel>
			</>
		)
	);
}
