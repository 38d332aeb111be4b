import { __ } from '@wordpress/i18n';
import { useId } from '@wordpress/element';
import type { CSSProperties, ReactNode } from 'react';
import { FontsSection } from '@/features/fonts/index.records';
import { boot } from '@/platform/boot';
import { useSiteFonts } from '../../data/useSiteFonts';
import {
	inheritedStyle,
	textColorOf,
	backgroundsOf,
} from '@/features/globalStyles/index.model';
import {
	useStylesNavigation,
	StylesLink,
	StylesLinks,
	StylesScreen,
	useMerged,
} from '@/features/styleControls/index.records';
import { Typesets } from '@/features/styleVariations/index.records';
import { factsOf, PAGE_ELEMENT_NAMES, type PageElement } from './elements';
import styles from './Typography.module.css';

/** The site's fonts, and links to the typography of elements. */
export function Typography() {
	const { has } = useStylesNavigation();
	return (
		<StylesScreen
			title={ __( 'Typography', 'atelier' ) }
			description={ __(
				'Manage the fonts and typography used on your site.',
				'atelier'
			) }
		>
			<Section title={ __( 'Elements', 'atelier' ) }>
				<StylesLinks>
					{ PAGE_ELEMENT_NAMES.map( ( element ) => (
						<StylesLink
							key={ element }
							to={ `/typography/${ element }` }
							label={ factsOf( element ).title() }
							preview={ <Letters element={ element } /> }
						/>
					) ) }
				</StylesLinks>
			</Section>
			<Fonts />
			{ has( FONT_SIZES ) && (
				<Section title={ __( 'Font Sizes', 'atelier' ) }>
					<StylesLinks>
						{ [
							<StylesLink
								key={ FONT_SIZES }
								to={ FONT_SIZES }
								label={ __( 'Font size presets', 'atelier' ) }
							/>,
						] }
					</StylesLinks>
				</Section>
			) }
			<Typesets />
		</StylesScreen>
	);
}

const FONT_SIZES = '/typography/font-sizes';

interface SectionProps {
	readonly title: string;
	readonly children: ReactNode;
}

function Section( { title, children }: SectionProps ) {
	const id = useId();
	return (
		<section className={ styles.section } aria-labelledby={ id }>
			<h3 className={ styles.heading } id={ id }>
				{ title }
			</h3>
			{ children }
		</section>
	);
}

/** Renders nothing if a plugin or theme has disabled the font library. */
function Fonts() {
	const fonts = useSiteFonts();
	return (
		fonts &&
		boot().features.fontLibrary && (
			<Section title={ __( 'Fonts', 'atelier' ) }>
				<FontsSection fonts={ fonts } />
			</Section>
		)
	);
}

/** Sample text in the typography of an element. */
function Letters( { element }: { readonly element: PageElement } ) {
	const merged = useMerged();
	const { target } = factsOf( element );
	const style = ( name: string ) =>
		inheritedStyle( merged, `typography.${ name }`, target );
	const look: CSSProperties = {
		background: backgroundsOf( merged, target ).background,
		color: textColorOf( merged, target ),
		fontFamily: style( 'fontFamily' ),
		fontStyle: style( 'fontStyle' ),
		fontWeight: style( 'fontWeight' ),
		textDecoration: style( 'textDecoration' ),
	};
	return (
		<span className={ styles.letters } style={ look }>
			{ __( 'Aa', 'atelier' ) }
		</span>
	);
}
