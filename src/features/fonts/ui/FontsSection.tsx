import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { useCanCreate } from '@/platform/useCanCreate';
import { openedLibrary, type LibraryEntry } from '../data/openLibrary';
import { useActiveFaces } from '../data/useActiveFaces';
import { useInstalled } from '../data/useInstalled';
import { variantsOf } from '../model/activation';
import type { FontFamily, FontSource } from '../model/family';
import type { SiteFonts } from '../model/siteFonts';
import styles from './FontsSection.module.css';
import { RowButton } from './RowButton';
import { Waiting } from './Waiting';
import { variantLabel } from './familyLabels';

interface FontsSectionProps {
	readonly fonts: SiteFonts;
}

/** The available families, and a button that opens the library. */
export function FontsSection( { fonts }: FontsSectionProps ) {
	useActiveFaces( fonts.active );
	const families = ( [ 'theme', 'custom' ] as const ).flatMap( ( source ) =>
		fonts.active[ source ].map( ( family ) => ( { source, family } ) )
	);
	return families.length > 0 ? (
		<>
			<ul className={ styles.list }>
				{ families.map( ( { source, family }, at ) => (
					<li key={ `${ family.slug } ${ at }` }>
						<Family source={ source } family={ family } />
					</li>
				) ) }
			</ul>
			<ManageFonts />
		</>
	) : fonts.theme.length > 0 ? (
		<NoneActive />
	) : (
		<NoneOfTheme />
	);
}

interface FamilyProps {
	readonly source: FontSource;
	readonly family: FontFamily;
}

/** One family, which opens in the library. */
const Family = ( { source, family }: FamilyProps ) => (
	<RowButton
		className={ styles.family }
		onOpen={ () =>
			openedLibrary.set( {
				tab: 'installed-fonts',
				position: { source, slug: family.slug },
			} )
		}
	>
		<span
			className={ styles.name }
			style={ { fontFamily: family.fontFamily } }
		>
			{ family.name }
		</span>
		<span className={ styles.variants }>
			{ variantLabel( variantsOf( family ).length ) }
		</span>
	</RowButton>
);

/** All fonts of the theme are deactivated. */
const NoneActive = () => (
	<Empty text={ __( 'No fonts activated.', 'atelier' ) }>
		<ManageFonts />
	</Empty>
);

/** Only this component requests installed fonts: nearly every theme has fonts, so it is rarely mounted. */
function NoneOfTheme() {
	const { installed } = useInstalled();
	const canCreate = useCanCreate( 'wp_font_family' );
	if ( installed.status === 'loading' ) {
		return <Waiting />;
	}
	if ( installed.status === 'failed' || installed.value.length > 0 ) {
		return <NoneActive />;
	}
	return (
		<Empty text={ __( 'No fonts installed.', 'atelier' ) }>
			{ canCreate ? (
				<Opener
					tab="upload-fonts"
					label={ __( 'Add fonts', 'atelier' ) }
				/>
			) : (
				<ManageFonts />
			) }
		</Empty>
	);
}

function Empty( {
	text,
	children,
}: {
	readonly text: string;
	readonly children: ReactNode;
} ) {
	return (
		<>
			<p className={ styles.none }>{ text }</p>
			{ children }
		</>
	);
}

const ManageFonts = () => (
	<Opener tab="installed-fonts" label={ __( 'Manage fonts', 'atelier' ) } />
);

function Opener( {
	tab,
	label,
}: Pick< LibraryEntry, 'tab' > & {
	readonly label: string;
} ) {
	return (
		<div className={ styles.opener }>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				aria-haspopup="dialog"
				onClick={ () => openedLibrary.set( { tab } ) }
			>
				{ label }
			</Button>
		</div>
	);
}
