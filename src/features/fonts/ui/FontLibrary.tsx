import { useCallback, useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Boundary } from '../../../ui/Region';
import { TabList, TabPanel, useTabsId } from '../../../ui/Tabs';
import { installAndActivate } from '../data/installAndActivate';
import type { LibraryEntry } from '../data/openLibrary';
import { useCanCreate } from '../data/useCanCreate';
import { useInstalled } from '../data/useInstalled';
import type { SiteFonts } from '../model/siteFonts';
import type { UsedFonts } from '../model/usedFonts';
import styles from './FontLibrary.module.css';
import { UPLOAD_TAB, useTabs } from './tabs';
import { FileDrops } from './upload/FileDrops';
import { UploadProvider } from './upload/UploadProvider';
import { useUpload } from './upload/useUpload';
import {
	FontLibraryContext,
	useFontLibrary,
	type Library,
} from './useFontLibrary';

interface FontLibraryProps {
	/** The fonts of the site's styles. */
	readonly fonts: SiteFonts;
	readonly used: UsedFonts;
	/** The tab that is shown first, where there is such a one. */
	readonly entry: LibraryEntry;
}

/** Everything about the fonts of the site: which there are, which are active, and getting more. */
export function FontLibrary( { fonts, used, entry }: FontLibraryProps ) {
	const server = useInstalled();
	const canCreate = useCanCreate();
	const { refresh } = server;
	const install = useCallback< Library[ 'install' ] >(
		async ( families, options ) => {
			const report = await installAndActivate( families, fonts, options );
			refresh();
			return report;
		},
		[ fonts, refresh ]
	);
	const library = useMemo< Library >(
		() => ( { fonts, used, ...server, canCreate, install } ),
		[ fonts, used, server, canCreate, install ]
	);
	return (
		<FontLibraryContext.Provider value={ library }>
			<UploadProvider>
				<Tabs entry={ entry } />
			</UploadProvider>
		</FontLibraryContext.Provider>
	);
}

function Tabs( { entry }: Pick< FontLibraryProps, 'entry' > ) {
	const id = useTabsId();
	const tabs = useTabs();
	const { canCreate } = useFontLibrary();
	const { add } = useUpload();
	const [ wanted, setWanted ] = useState< string >( entry );
	const selected = tabs.find( ( { name } ) => name === wanted ) ?? tabs[ 0 ];
	return (
		selected && (
			<>
				<div className={ styles.tabs }>
					<TabList
						id={ id }
						label={ __( 'Fonts', 'atelier' ) }
						tabs={ tabs }
						selected={ selected.name }
						onSelect={ setWanted }
					/>
				</div>
				{ canCreate && (
					<FileDrops
						onDrop={ ( files ) => {
							setWanted( UPLOAD_TAB );
							add( files );
						} }
					/>
				) }
				<TabPanel id={ id } selected={ selected.name }>
					<Boundary key={ selected.name } label={ selected.label }>
						{ selected.render() }
					</Boundary>
				</TabPanel>
			</>
		)
	);
}
