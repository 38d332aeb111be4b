import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { useId, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { FoundFamily } from '../data/findInCollections';
import { mergeFamilies } from '../model/activation';
import type { FontFamily, FontSource } from '../model/family';
import type { SiteFonts } from '../model/siteFonts';
import { familyOf, type MissingFont } from '../model/usedFonts';
import { FamilyUses } from './FamilyUses';
import styles from './MissingFonts.module.css';
import { collectionTab, UPLOAD_TAB } from './tabNames';
import { ReplaceFamily } from './ReplaceFamily';
import { useFontLibrary, type Library } from './useFontLibrary';

/** A missing font: where it is used, and actions to fix it. */
export function MissingFontItem( {
	font,
	found,
	keepFocus,
}: {
	readonly font: MissingFont;
	/** The family in a collection, if there is one. */
	readonly found: FoundFamily | undefined;
	/** Called before the focused element is removed. */
	readonly keepFocus: () => void;
} ) {
	const library = useFontLibrary();
	const inactive = inactiveFamily( library, font.slug );
	const id = useId();
	const [ isOpen, setOpen ] = useState( false );
	const [ isReplacing, setReplacing ] = useState( false );
	return (
		<li className={ styles.item }>
			<div className={ styles.head }>
				<div className={ styles.words }>
					<h3 className={ styles.name } id={ `${ id }-name` }>
						{ inactive?.family.name ?? font.slug }
					</h3>
					<p className={ styles.summary }>
						{ inactive &&
							`${ __(
								'Installed, but no variants are active.',
								'atelier'
							) } ` }
						{ summaryOf( font ) }
					</p>
				</div>
				<div
					className={ styles.actions }
					role="group"
					aria-labelledby={ `${ id }-name` }
				>
					{ inactive && (
						<Button
							variant="secondary"
							size="compact"
							onClick={ () => {
								keepFocus();
								activate( library.fonts, inactive );
							} }
						>
							{ __( 'Activate', 'atelier' ) }
						</Button>
					) }
					{ ! inactive && library.canCreate && (
						<Sources found={ found } show={ library.show } />
					) }
					<Button
						variant="secondary"
						size="compact"
						aria-haspopup="dialog"
						onClick={ () => setReplacing( true ) }
					>
						{ __( 'Replace', 'atelier' ) }
					</Button>
					<Button
						variant="tertiary"
						size="compact"
						aria-expanded={ isOpen }
						aria-controls={ `${ id }-uses` }
						onClick={ () => setOpen( ! isOpen ) }
					>
						{ __( 'Where it’s used', 'atelier' ) }
					</Button>
				</div>
			</div>
			<div id={ `${ id }-uses` } hidden={ ! isOpen }>
				{ isOpen && (
					<div className={ styles.details }>
						<FamilyUses
							slug={ font.slug }
							introduction={ __( 'Used by:', 'atelier' ) }
						/>
					</div>
				) }
			</div>
			{ isReplacing && (
				<ReplaceFamily
					slug={ font.slug }
					name={ inactive?.family.name ?? font.slug }
					onReplace={ keepFocus }
					onClose={ () => setReplacing( false ) }
				/>
			) }
		</li>
	);
}

/** Buttons for the sources of a font. */
const Sources = ( {
	found,
	show,
}: Pick< Library, 'show' > & {
	readonly found: FoundFamily | undefined;
} ) => (
	<>
		{ found && (
			<Button
				variant="secondary"
				size="compact"
				onClick={ () =>
					show( {
						tab: collectionTab( found.collection ),
						family: found.entry.slug,
					} )
				}
			>
				{ sprintf(
					/* translators: %s: the name of a collection of fonts. */
					__( 'Install from %s', 'atelier' ),
					found.collection.name || __( 'Google Fonts', 'atelier' )
				) }
			</Button>
		) }
		<Button
			variant="secondary"
			size="compact"
			onClick={ () => show( { tab: UPLOAD_TAB } ) }
		>
			{ __( 'Upload', 'atelier' ) }
		</Button>
	</>
);

function summaryOf( { locations, documents }: MissingFont ): string {
	const inStyles = sprintf(
		/* translators: %d: number of uses of a font in the styles. */
		_n( '%d style', '%d styles', locations.length, 'atelier' ),
		locations.length
	);
	const inContent = sprintf(
		/* translators: %d: number of pages, templates and similar documents that use a font. */
		_n( '%d document', '%d documents', documents, 'atelier' ),
		documents
	);
	return locations.length > 0 && documents > 0
		? sprintf(
				/* translators: 1: such as "2 styles", 2: such as "3 documents". */
				__( 'Used by %1$s and %2$s.', 'atelier' ),
				inStyles,
				inContent
			)
		: sprintf(
				/* translators: %s: such as "2 styles" or "3 documents". */
				__( 'Used by %s.', 'atelier' ),
				documents > 0 ? inContent : inStyles
			);
}

interface Inactive {
	readonly source: FontSource;
	readonly family: FontFamily;
}

/** The family if it is available but inactive; null if it needs to be installed. */
function inactiveFamily(
	{ fonts, installed }: Library,
	slug: string
): Inactive | null {
	const own =
		installed.status === 'ready' && familyOf( installed.value, slug );
	if ( own ) {
		return { source: 'custom', family: own };
	}
	const family = familyOf( fonts.theme, slug );
	return family ? { source: 'theme', family } : null;
}

function activate( fonts: SiteFonts, { source, family }: Inactive ): void {
	fonts.activate( {
		...fonts.active,
		[ source ]: mergeFamilies( fonts.active[ source ], [ family ] ),
	} );
	speak(
		sprintf(
			/* translators: %s: the name of a font. */
			__( '%s activated.', 'atelier' ),
			family.name
		)
	);
}
