import { speak } from '@wordpress/a11y';
import { Modal, SelectControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { shorten } from '@/kernel/shorten';
import { DialogActions } from '@/ui/DialogActions';
import type { MissingFont } from '../model/usedFonts';
import styles from './ReplaceFontDialog.module.css';
import { useFontLibrary } from './useFontLibrary';

interface ReplaceFontDialogProps {
	readonly font: MissingFont;
	readonly onClose: () => void;
	/** Called before the font is replaced. */
	readonly onReplace: () => void;
}

/** The length at which a name in the dialog's title is cut. */
const LONGEST = 50;

/** Asks for a font to replace a missing one in the styles. */
export function ReplaceFontDialog( {
	font,
	onClose,
	onReplace,
}: ReplaceFontDialogProps ) {
	const { fonts, used } = useFontLibrary();
	const families = [ ...fonts.active.theme, ...fonts.active.custom ];
	const [ slug, setSlug ] = useState( '' );
	const replace = () => {
		const family = families.find( ( one ) => one.slug === slug );
		if ( ! family ) {
			return;
		}
		onReplace();
		onClose();
		used.replace( font.slug, family.slug );
		speak(
			sprintf(
				/* translators: 1: the name of a font, 2: the name of another one. */
				__( '%1$s replaced by %2$s.', 'atelier' ),
				font.slug,
				family.name
			)
		);
	};
	return (
		<Modal
			/* translators: %s: the name of a font. */
			title={ sprintf(
				__( 'Replace “%s”', 'atelier' ),
				shorten( font.slug, LONGEST )
			) }
			size="small"
			overlayClassName="atelier-overlay"
			onRequestClose={ onClose }
		>
			<form
				onSubmit={ ( event ) => {
					event.preventDefault();
					replace();
				} }
			>
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Font', 'atelier' ) }
					value={ slug }
					options={ [
						{
							value: '',
							label: __( 'Choose a font', 'atelier' ),
							disabled: true,
						},
						...families.map( ( family ) => ( {
							value: family.slug,
							label: family.name,
						} ) ),
					] }
					onChange={ setSlug }
				/>
				<p className={ styles.text }>
					{ __(
						'All styles that use this font will use the new one instead. You can undo this.',
						'atelier'
					) }
				</p>
				{ font.documents > 0 && (
					<p className={ styles.text }>
						{ __(
							'Pages, templates and other content that use it won’t change. You can replace it there afterwards.',
							'atelier'
						) }
					</p>
				) }
				<DialogActions
					label={ __( 'Replace', 'atelier' ) }
					isBusy={ false }
					isDisabled={ slug === '' }
					onCancel={ onClose }
				/>
			</form>
		</Modal>
	);
}
