import { __ } from '@wordpress/i18n';
import { WhenInView } from '../../../ui/WhenInView';
import { usePreviewChoice } from '../data/previewChoice';
import { usePreviewFont } from '../data/usePreviewFont';
import type { FontFace, FontFamily } from '../model/family';
import styles from './FontPreview.module.css';

interface FontPreviewProps {
	readonly family: FontFamily;
	/** The variant; undefined for a family of the visitor's system. */
	readonly face: FontFace | undefined;
}

/** What previews say where the user has not chosen anything. */
export const offeredText = (): string =>
	__( 'The quick brown fox jumps over the lazy dog', 'atelier' );

/**
 * A line in a font, which is loaded once the line comes into view. Its room is there from the start. It
 * is a picture: what it says tells nothing of the font to those who do not see it.
 */
export function FontPreview( props: FontPreviewProps ) {
	const [ { size } ] = usePreviewChoice();
	return (
		<span
			className={ styles.room }
			style={ { blockSize: `${ Math.ceil( size * 1.6 ) }px` } }
			aria-hidden
		>
			<WhenInView className={ styles.place }>
				<Line { ...props } />
			</WhenInView>
		</span>
	);
}

function Line( { family, face }: FontPreviewProps ) {
	const [ { text, size } ] = usePreviewChoice();
	const { status, ...font } = usePreviewFont( family, face );
	return status === 'failed' ? (
		<span className={ styles.problem }>
			{ __( 'The file of this font could not be loaded.', 'atelier' ) }
		</span>
	) : (
		<span
			className={ styles.line }
			data-is-ready={ status === 'ready' }
			style={ { ...font, fontSize: `${ size }px` } }
		>
			{ text || offeredText() }
		</span>
	);
}
