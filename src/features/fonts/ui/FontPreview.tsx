import { __ } from '@wordpress/i18n';
import { WhenInView } from '@/ui/WhenInView';
import { useFontFacts } from '../data/fontFacts';
import { usePreviewChoice } from '../data/previewChoice';
import { usePreviewFont } from '../data/usePreviewFont';
import type { FontFace, FontFamily } from '../model/family';
import { runsOf } from '../model/lacking';
import styles from './FontPreview.module.css';

interface FontPreviewProps {
	readonly family: FontFamily;
	/** The variant; undefined for a system font. */
	readonly face: FontFace | undefined;
	/** Whether missing characters are marked, for which the font file is read. */
	readonly isMarked?: boolean;
}

/** The default text of previews. */
export const offeredText = (): string =>
	__( 'The quick brown fox jumps over the lazy dog', 'atelier' );

/**
 * A line in a font, which loads when the line scrolls into view. Its space is reserved. It is hidden from screen readers,
 * because its text says nothing about the font.
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

function Line( { family, face, isMarked = false }: FontPreviewProps ) {
	const [ { text, size } ] = usePreviewChoice();
	const { status, ...font } = usePreviewFont( family, face );
	return status === 'failed' ? (
		<span className={ styles.problem }>
			{ __( 'The font file could not be loaded.', 'atelier' ) }
		</span>
	) : (
		<span
			className={ styles.line }
			data-is-ready={ status === 'ready' }
			style={ { ...font, fontSize: `${ size }px` } }
		>
			{ isMarked && face ? (
				<Marked face={ face } text={ text || offeredText() } />
			) : (
				text || offeredText()
			) }
		</span>
	);
}

/** The browser draws missing characters in another font, which is hard to notice. */
function Marked( {
	face,
	text,
}: {
	readonly face: FontFace;
	readonly text: string;
} ) {
	const facts = useFontFacts( face );
	const characters =
		facts.status === 'ready' &&
		facts.value &&
		face.raw.unicodeRange === undefined
			? facts.value.characters
			: null;
	return characters ? (
		<>
			{ runsOf( text, characters ).map( ( run, at ) => (
				<span key={ at } data-is-lacking={ run.isLacking }>
					{ run.text }
				</span>
			) ) }
		</>
	) : (
		<>{ text }</>
	);
}
