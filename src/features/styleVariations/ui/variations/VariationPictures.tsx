import { useMemo } from '@wordpress/element';
import { useFontFiles } from '../../data/useFontFiles';
import {
	mergeLayers,
	type StylesDoc,
	fontNameOf,
	thumbnailOf,
	paletteOf,
	type Lettering,
	type StylesThumbnail,
} from '@/features/globalStyles/index.model';
import { Sample, sampleText } from './Sample';
import styles from './VariationPictures.module.css';

interface PictureProps {
	/** The theme's own styles. */
	readonly base: StylesDoc;
	/** The variation, merged over the theme's styles. */
	readonly doc: StylesDoc;
}

const STRIPES = 5;

function useVariationStyles( { base, doc }: PictureProps ) {
	const merged = useMemo(
		() => mergeLayers( { base, user: doc } ),
		[ base, doc ]
	);
	const look = useMemo( () => thumbnailOf( merged ), [ merged ] );
	const letters = useMemo( () => [ look.heading, look.text ], [ look ] );
	useFontFiles( merged, letters );
	return { merged, look };
}

/** A variation of all styles: sample text, and on hover its colors and the names of its fonts. */
export function VariationPicture( props: PictureProps ) {
	const { merged, look } = useVariationStyles( props );
	return (
		<span className={ styles.look }>
			<Sample { ...look } />
			<span
				className={ styles.back }
				style={ { background: look.background } }
			>
				<Fonts { ...look } />
				<Stripes colors={ paletteOf( merged ) } />
			</span>
		</span>
	);
}

/** Colors only. */
export function PalettePicture( props: PictureProps ) {
	const { look } = useVariationStyles( props );
	return (
		<Stripes
			colors={ [
				look.background,
				look.text.color ?? '',
				...look.accents,
			] }
		/>
	);
}

/** Fonts only. */
export function TypesetPicture( props: PictureProps ) {
	const { look } = useVariationStyles( props );
	return (
		<span className={ styles.typeset }>
			<span className={ styles.letters } style={ plain( look.heading ) }>
				{ sampleText() }
			</span>
			<span className={ styles.letters } style={ plain( look.text ) }>
				{ sampleText() }
			</span>
		</span>
	);
}

const plain = ( { fontFamily, fontStyle, fontWeight }: Lettering ) => ( {
	fontFamily,
	fontStyle,
	fontWeight,
} );

const Stripes = ( { colors }: { readonly colors: readonly string[] } ) => (
	<span className={ styles.stripes }>
		{ [ ...new Set( colors ) ].slice( 0, STRIPES ).map( ( color ) => (
			<span
				key={ color }
				className={ styles.stripe }
				style={ { background: color } }
			/>
		) ) }
	</span>
);

const Fonts = ( { heading, text }: StylesThumbnail ) => (
	<span className={ styles.fonts }>
		<span style={ { ...heading } }>
			{ fontNameOf( heading.fontFamily ) }
		</span>
		{ text.fontFamily !== heading.fontFamily && (
			<span style={ { ...text } }>{ fontNameOf( text.fontFamily ) }</span>
		) }
	</span>
);
