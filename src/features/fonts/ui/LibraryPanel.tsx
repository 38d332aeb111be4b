import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Failure } from '../../../ui/Failure';
import { messageFor } from '../../../ui/messages';
import { listFamilies } from '../model/activation';
import type { FontFamily, FontSource } from '../model/family';
import { FamilyList } from './FamilyList';
import styles from './LibraryPanel.module.css';
import { MissingFonts } from './MissingFonts';
import { useFontLibrary } from './useFontLibrary';
import { Waiting } from './Waiting';

/** The families that there are, the theme's and those that were installed. */
export function LibraryPanel() {
	const { fonts, installed, refresh } = useFontLibrary();
	const theme = useMemo(
		() => listFamilies( fonts.theme, fonts.active.theme ),
		[ fonts.theme, fonts.active.theme ]
	);
	const custom = useMemo(
		() =>
			listFamilies(
				installed.status === 'ready' ? installed.value : [],
				fonts.active.custom
			),
		[ installed, fonts.active.custom ]
	);
	switch ( installed.status ) {
		case 'loading':
			return <Waiting />;
		case 'failed':
			return (
				<Failure
					title={ __(
						'The installed fonts could not be loaded',
						'atelier'
					) }
					text={ messageFor( installed.error ) }
					details={ JSON.stringify( installed.error ) }
					onRetry={ refresh }
				/>
			);
		case 'ready':
			return (
				<>
					<Families families={ { theme, custom } } />
					<MissingFonts />
				</>
			);
	}
}

function Families( {
	families,
}: {
	readonly families: Readonly< Record< FontSource, readonly FontFamily[] > >;
} ) {
	const { theme, custom } = families;
	return theme.length + custom.length === 0 ? (
		<p className={ styles.none }>
			{ __( 'No fonts installed.', 'atelier' ) }
		</p>
	) : (
		<>
			<FamilyList
				title={ __( 'Theme fonts', 'atelier' ) }
				source="theme"
				families={ theme }
			/>
			<FamilyList
				title={ __( 'Custom fonts', 'atelier' ) }
				source="custom"
				families={ custom }
			/>
		</>
	);
}
