import { Guide } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { displayShortcut } from '@wordpress/keycodes';
import type { ReactNode } from 'react';
import type { GuideName } from '../model/guide';
import {
	BlocksPicture,
	LooksPicture,
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
				'Everything here is made of blocks, from the header down to the footer. Click anything to change it, and add more with the plus button.',
				'atelier'
			),
			picture: <BlocksPicture />,
		},
		{
			title: __( 'See what a save will do', 'atelier' ),
			text: __(
				'Save lists what has changed, in words, wherever on the site it is. You choose what goes live, and what you discard.',
				'atelier'
			),
			picture: <ReviewPicture />,
		},
		{
			title: __( 'Go anywhere by name', 'atelier' ),
			text: sprintf(
				/* translators: %s: a keyboard shortcut, such as Ctrl+K. */
				__(
					'Press %s, or the title above the canvas, and type the name of a page, a template, a pattern or something to do.',
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
				'Colors, type and spacing that you choose here hold on every page. The canvas shows each change at once; visitors see it when you save.',
				'atelier'
			),
			picture: <StylesPicture />,
		},
		{
			title: __( 'Begin with a look', 'atelier' ),
			text: __(
				'Browse styles has looks that came with your theme, and those that you have saved. A block has styles of its own under Blocks.',
				'atelier'
			),
			picture: <LooksPicture />,
		},
	],
	page: () => [
		{
			title: __( 'Editing a page', 'atelier' ),
			text: __(
				'What you change here is this page alone. Around it you see its template: the header, the footer, and whatever else its pages share.',
				'atelier'
			),
			picture: <PagePicture />,
		},
		{
			title: __( 'Changing what is around it', 'atelier' ),
			text: __(
				'Double-click anything outside the page to open its template. A button brings you back to the place you left.',
				'atelier'
			),
			picture: <TemplatePicture />,
		},
	],
	template: () => [
		{
			title: __( 'Editing a template', 'atelier' ),
			text: __(
				'A template holds what several pages share. What you change here changes on each page that uses it. The arrow beside the title brings you back to the page you came from.',
				'atelier'
			),
			picture: <TemplatePicture />,
		},
	],
};

interface WelcomeGuideProps {
	readonly name: GuideName;
	readonly onFinish: ( name: GuideName ) => void;
}

/** A few pictures with words for somebody who is here for the first time. */
export function WelcomeGuide( { name, onFinish }: WelcomeGuideProps ) {
	const pages = GUIDES[ name ]();
	return (
		<Guide
			className={ styles.guide ?? '' }
			contentLabel={ pages[ 0 ]?.title ?? '' }
			finishButtonText={ __( 'Get started', 'atelier' ) }
			onFinish={ () => onFinish( name ) }
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
