import { Button } from '@wordpress/components';
import { useMemo, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { messageFor } from '@/ui/messages';
import { useLoad } from '@/ui/useLoad';
import { findInCollections, type FoundFamily } from '../data/findInCollections';
import type { useContentFonts } from '../data/useContentFonts';
import type { FontFamily } from '../model/family';
import { familyOf, missingFonts, type MissingFont } from '../model/usedFonts';
import { MissingFontItem } from './MissingFontItem';
import styles from './MissingFonts.module.css';
import { useFontLibrary } from './useFontLibrary';

type Content = ReturnType< typeof useContentFonts >;

/** Fonts that styles or content use but the site doesn't have, with actions for each. */
export function MissingFonts( {
	content,
	lost,
}: {
	readonly content: Content;
	/** Listed fonts whose files are gone. */
	readonly lost: readonly FontFamily[];
} ) {
	const { used, installed, canCreate } = useFontLibrary();
	const inContent = content.status === 'ready' ? content.value.fonts : NONE;
	const missing = useMemo(
		() =>
			// Whether a font only needs to be activated is unknown until then.
			installed.status === 'loading'
				? NONE
				: missingFonts(
						{
							...used,
							known: used.known.filter(
								( slug ) => ! familyOf( lost, slug )
							),
						},
						inContent
					),
		[ used, inContent, installed.status, lost ]
	);
	const slugs = missing.map( ( { slug } ) => slug );
	const found = useLoad( canCreate ? slugs.join( ' ' ) : '', () =>
		findInCollections( canCreate ? slugs : [] )
	);
	const area = useRef< HTMLDivElement >( null );
	return (
		<div
			ref={ area }
			role="group"
			aria-label={ TITLE() }
			tabIndex={ -1 }
			className={ styles.area }
		>
			{ ( missing.length > 0 || content.status === 'failed' ) && (
				<Section
					missing={ missing }
					content={ content }
					found={ found.status === 'ready' ? found.value : null }
					keepFocus={ () => area.current?.focus() }
				/>
			) }
		</div>
	);
}

const NONE: readonly never[] = [];

const TITLE = () => __( 'Used but not installed', 'atelier' );

function Section( {
	missing,
	content,
	found,
	keepFocus,
}: {
	readonly missing: readonly MissingFont[];
	readonly content: Content;
	/** The families found in collections; null until the search ends. */
	readonly found: ReadonlyMap< string, FoundFamily > | null;
	/** The pressed button is removed together with its font. */
	readonly keepFocus: () => void;
} ) {
	return (
		<div className={ styles.section }>
			<h2 className={ styles.title }>{ TITLE() }</h2>
			{ missing.length > 0 && (
				<>
					<p className={ styles.text }>
						{ __(
							'Text that uses one of these fonts is shown in a different font.',
							'atelier'
						) }
					</p>
					<ul className={ styles.list }>
						{ missing.map( ( font ) => (
							<MissingFontItem
								key={ font.slug }
								font={ font }
								found={ found?.get( font.slug ) }
								keepFocus={ keepFocus }
							/>
						) ) }
					</ul>
				</>
			) }
			{ content.status === 'failed' && (
				<div className={ styles.problem }>
					<p className={ styles.text }>
						{ __(
							'Could not check whether pages and templates use other fonts.',
							'atelier'
						) }{ ' ' }
						{ messageFor( content.error ) }
					</p>
					<Button
						variant="secondary"
						size="compact"
						onClick={ content.retry }
					>
						{ __( 'Try again', 'atelier' ) }
					</Button>
				</div>
			) }
			{ content.status === 'ready' && ! content.value.isComplete && (
				<p className={ styles.text }>
					{ __( 'Not all content could be checked.', 'atelier' ) }
				</p>
			) }
		</div>
	);
}
