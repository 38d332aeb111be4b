import { Guide } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { displayShortcut } from '@wordpress/keycodes';
import type { ReactNode } from 'react';
import type { GuideName } from '../model/welcomeGuide';
import {
	BlocksPicture,
	VariationsPicture,
	PagePicture,
	PalettePicture,
	ReviewPicture,
	StylesPicture,
	TemplatePicture,
} from './GuidePictures';
import styles from './WelcomeGuide.module.css';

interface GuidePage {
	readonly title: string;
	readonly text: string;
	readonly picture: ReactNode;
}

const GUIDES: Readonly< Record< GuideName, () => readonly GuidePage[] > > = {
	editor: () => [
		{
			title: __( 'Edit your site', 'atelier' ),
			text: __(
				'Everything on your site is made of blocks, from the header to the footer. Click anything to change it, and use the plus button to add more.',
				'atelier'
			),
			picture: <BlocksPicture />,
		},
		{
			title: __( 'Review before you save', 'atelier' ),
			text: __(
				'When you save, you’ll see a list of all your changes across the site. Choose which ones go live and which ones to discard.',
				'atelier'
			),
			picture: <ReviewPicture />,
		},
		{
			title: __( 'Find anything quickly', 'atelier' ),
			text: sprintf(
				/* translators: %s: a keyboard shortcut, such as Ctrl+K. */
				__(
					'Press %s or click the title above the canvas, then type the name of a page, template, pattern or command.',
					'atelier'
				),
				`\u2066${ displayShortcut.primary( 'k' ) }\u2069`
			),
			picture: <PalettePicture />,
		},
	],
	styles: () => [
		{
			title: __( 'Style your site', 'atelier' ),
			text: __(
				'The colors, typography and spacing you choose here apply to every page. The canvas shows your changes right away. Visitors see them when you save.',
				'atelier'
			),
			picture: <StylesPicture />,
		},
		{
			title: __( 'Start with a style variation', 'atelier' ),
			text: __(
				'Browse styles shows the style variations that come with your theme and the ones you’ve saved. To style a specific block, go to Blocks.',
				'atelier'
			),
			picture: <VariationsPicture />,
		},
	],
	page: () => [
		{
			title: __( 'Editing a page', 'atelier' ),
			text: __(
				'Your changes here only affect this page. “Show template” in the View menu shows or hides the header, the footer and everything else it shares with other pages.',
				'atelier'
			),
			picture: <PagePicture />,
		},
		{
			title: __( 'Changing the layout around it', 'atelier' ),
			text: __(
				'While the template is shown, double-click anything outside the page to edit it. Use the Back button to return to your page.',
				'atelier'
			),
			picture: <TemplatePicture />,
		},
	],
	template: () => [
		{
			title: __( 'Editing a template', 'atelier' ),
			text: __(
				'A template is the layout that several pages share. Changes you make here affect every page that uses it. Use the arrow next to the title to return to your page.',
				'atelier'
			),
			picture: <TemplatePicture />,
		},
	],
};

interface WelcomeGuideProps {
	/** Shown as one. */
	readonly names: readonly GuideName[];
	readonly onFinish: () => void;
}

/** An illustrated introduction. */
export function WelcomeGuide( { names, onFinish }: WelcomeGuideProps ) {
	const pages = names.flatMap( ( name ) => GUIDES[ name ]() );
	return (
		<Guide
			className={ styles.guide ?? '' }
			contentLabel={ pages[ 0 ]?.title ?? '' }
			finishButtonText={ __( 'Get started', 'atelier' ) }
			onFinish={ onFinish }
			pages={ pages.map( ( { title, text, picture } ) => ( {
				image: <div className={ styles.picture }>{ picture }</div>,
				content: (
					<>
						<h1 className={ styles.title }>{ title }</h1>
						<p className={ styles.text }>{ text }</p>
					</>
				),
			} ) ) }
		/>
	);
}
