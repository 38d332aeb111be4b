import { __, _n, sprintf } from '@wordpress/i18n';
import { useId } from '@wordpress/element';
import type { CSSProperties, ReactNode } from 'react';
import { usePresets } from '../../data/useFeatures';
import {
	inheritedStyle,
	textColorOf,
	backgroundsOf,
} from '../../model/effective';
import type { Preset } from '../../model/presets';
import { useStylesNavigation } from '../navigation';
import { StylesLink, StylesLinks } from '../parts/StylesLink';
import { StylesScreen } from '../parts/StylesScreen';
import { useMerged } from '../parts/useMerged';
import { factsOf, PAGE_ELEMENT_NAMES, type PageElement } from './elements';
import styles from './Typography.module.css';

/** The site's fonts, and the ways to how text is set. */
export function Typography() {
	const { has } = useStylesNavigation();
	return (
		<StylesScreen
			title={ __( 'Typography', 'atelier' ) }
			description={ __(
				'The fonts of your site, and how its text is set.',
				'atelier'
			) }
		>
			<Section title={ __( 'Fonts', 'atelier' ) }>
				<Fonts />
			</Section>
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

/** The families that are active, the theme's first. */
function Fonts() {
	const { theme, custom, default: defaults } = usePresets( 'fontFamily' );
	const families = [ ...theme, ...custom, ...defaults ];
	if ( families.length === 0 ) {
		return (
			<p className={ styles.none }>
				{ __( 'No fonts activated.', 'atelier' ) }
			</p>
		);
	}
	return (
		<ul className={ styles.fonts }>
			{ families.map( ( family, at ) => (
				<li
					key={ `${ family.slug } ${ at }` }
					className={ styles.font }
				>
					<span
						className={ styles.family }
						style={ { fontFamily: family.value } }
					>
						{ family.name }
					</span>
					<span className={ styles.variants }>
						{ variantsOf( family ) }
					</span>
				</li>
			) ) }
		</ul>
	);
}

function variantsOf( { raw: { fontFace } }: Preset ): string {
	const count = Array.isArray( fontFace ) ? fontFace.length : 0;
	return count === 0
		? ''
		: sprintf(
				/* translators: %d: how many variants a font has, such as bold and italic. */
				_n( '%d variant', '%d variants', count, 'atelier' ),
				count
			);
}

/** Letters as they are set in an element. */
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
