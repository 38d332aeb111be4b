import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { openedLibrary, type LibraryEntry } from '../data/openLibrary';
import { useActiveFaces } from '../data/useActiveFaces';
import { useCanCreate } from '../data/useCanCreate';
import { useInstalled } from '../data/useInstalled';
import { variantsOf } from '../model/activation';
import type { FontFamily } from '../model/family';
import type { SiteFonts } from '../model/siteFonts';
import styles from './FontsSection.module.css';
import { Waiting } from './Waiting';
import { variantLabel } from './familyLabels';

interface FontsSectionProps {
	readonly fonts: SiteFonts;
}

/** The available families, and a button that opens the library. */
export function FontsSection( { fonts }: FontsSectionProps ) {
	useActiveFaces( fonts.active );
	const families = [ ...fonts.active.theme, ...fonts.active.custom ];
	return families.length > 0 ? (
		<>
			<ul className={ styles.list }>
				{ families.map( ( family, at ) => (
					<Family
						key={ `${ family.slug } ${ at }` }
						family={ family }
					/>
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

function Family( { family }: { readonly family: FontFamily } ) {
	return (
		<li className={ styles.family }>
			<span
				className={ styles.name }
				style={ { fontFamily: family.fontFamily } }
			>
				{ family.name }
			</span>
			<span className={ styles.variants }>
				{ variantLabel( variantsOf( family ).length ) }
			</span>
		</li>
	);
}

/** All fonts of the theme are deactivated. */
const NoneActive = () => (
	<Empty text={ __( 'No fonts activated.', 'atelier' ) }>
		<ManageFonts />
	</Empty>
);

/** Only this component requests installed fonts: nearly every theme has fonts, so it is rarely mounted. */
function NoneOfTheme() {
	const { installed } = useInstalled();
	const canCreate = useCanCreate();
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
					entry="upload-fonts"
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
	<Opener entry="installed-fonts" label={ __( 'Manage fonts', 'atelier' ) } />
);

function Opener( {
	entry,
	label,
}: {
	readonly entry: LibraryEntry;
	readonly label: string;
} ) {
	return (
		<div className={ styles.opener }>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				aria-haspopup="dialog"
				onClick={ () => openedLibrary.set( entry ) }
			>
				{ label }
			</Button>
		</div>
	);
}
