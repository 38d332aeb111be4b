import { Button, Modal } from '@wordpress/components';
import { __, isRTL } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';
import { displayShortcut } from '@wordpress/keycodes';
import { Fragment } from '@wordpress/element';
import { boot } from '@/platform/boot';
import { locale } from '@/platform/locale';
import { openFirstSteps } from '../data/help';
import { guideUrl, GUIDES } from '../data/guides';
import styles from './HelpDialog.module.css';

/** Actions of the app that the help dialog offers. */
export interface HelpActions {
	readonly onPalette: () => void;
	/** Opens the editor with WordPress's welcome guide. */
	readonly onWelcome: () => void;
	/** Asks whether to delete this browser's copy of unsaved changes. */
	readonly onForget: () => void;
}

/** Guides, first steps, keyboard shortcuts, and help with problems. */
export function HelpDialog( {
	onClose,
	onWelcome,
	onForget,
}: HelpActions & { readonly onClose: () => void } ) {
	const closeAnd = ( act: () => void ) => () => {
		onClose();
		act();
	};
	return (
		<Modal
			title={ __( 'Help', 'atelier' ) }
			size="medium"
			overlayClassName="atelier-overlay"
			onRequestClose={ onClose }
		>
			<h2 className={ styles.heading }>
				{ __( 'Getting started', 'atelier' ) }
			</h2>
			<ul className={ styles.list }>
				<Action
					label={ __( 'First steps', 'atelier' ) }
					info={ __( 'Five minutes, one step at a time', 'atelier' ) }
					onClick={ closeAnd( openFirstSteps ) }
				/>
				<Action
					label={ __( 'Welcome Guide', 'atelier' ) }
					info={ __(
						'Opens the editor and shows the guide again',
						'atelier'
					) }
					onClick={ closeAnd( onWelcome ) }
				/>
			</ul>
			<h2 className={ styles.heading }>{ guidesHeading() }</h2>
			<ul className={ styles.columns }>
				{ GUIDES.map( ( { name, title } ) => (
					<li key={ name }>
						<a
							href={ guideUrl( name ) }
							target="_blank"
							rel="noreferrer"
							hrefLang="en"
						>
							{ title() }
						</a>
					</li>
				) ) }
			</ul>
			<h2 className={ styles.heading }>
				{ __( 'Keyboard shortcuts', 'atelier' ) }
			</h2>
			<dl className={ styles.keys }>
				{ shortcuts().map( ( [ what, keys ] ) => (
					<Fragment key={ what }>
						<dt>{ what }</dt>
						<dd>
							<kbd dir="ltr">{ keys }</kbd>
						</dd>
					</Fragment>
				) ) }
			</dl>
			<h2 className={ styles.heading }>
				{ __( 'When something doesn’t work', 'atelier' ) }
			</h2>
			<ul className={ styles.list }>
				{ boot().canManageSite && (
					<>
						<Way
							label={ __( 'Site Health', 'atelier' ) }
							info={ __(
								'Checks whether your site lets Atelier work',
								'atelier'
							) }
							href={ `${ boot().dashboardUrl }site-health.php` }
						/>
						<Way
							label={ __( 'Atelier settings', 'atelier' ) }
							info={ __(
								'Turns parts of Atelier on and off',
								'atelier'
							) }
							href={ `${ boot().dashboardUrl }options-general.php?page=atelier-settings` }
						/>
					</>
				) }
				<Action
					label={ __(
						'Forget everything kept in this browser',
						'atelier'
					) }
					info={ __(
						'Deletes your unsaved changes here, for example on a shared computer',
						'atelier'
					) }
					onClick={ closeAnd( onForget ) }
				/>
			</ul>
		</Modal>
	);
}

/** The guides are only in English. */
const guidesHeading = (): string =>
	locale().startsWith( 'en' )
		? __( 'Guides', 'atelier' )
		: __( 'Guides (in English)', 'atelier' );

const shortcuts = (): readonly ( readonly [ string, string ] )[] => [
	[ __( 'Open command palette', 'atelier' ), displayShortcut.primary( 'k' ) ],
	[ __( 'Save your changes', 'atelier' ), displayShortcut.primary( 's' ) ],
	[
		__( 'Undo your last changes', 'atelier' ),
		displayShortcut.primary( 'z' ),
	],
	[
		__( 'Go to the next part of the screen', 'atelier' ),
		displayShortcut.ctrl( '`' ),
	],
	[
		__( 'All shortcuts, in the editor', 'atelier' ),
		displayShortcut.access( 'h' ),
	],
];

interface EntryProps {
	readonly label: string;
	readonly info: string;
}

const Words = ( { label, info }: EntryProps ) => (
	<span className={ styles.words }>
		<span className={ styles.label }>{ label }</span>
		<span className={ styles.info }>{ info }</span>
	</span>
);

const onward = () => ( isRTL() ? chevronLeft : chevronRight );

const Action = ( {
	onClick,
	...words
}: EntryProps & { readonly onClick: () => void } ) => (
	<li>
		<Button
			className={ styles.entry ?? '' }
			icon={ onward() }
			iconPosition="right"
			onClick={ onClick }
		>
			<Words { ...words } />
		</Button>
	</li>
);

const Way = ( { href, ...words }: EntryProps & { readonly href: string } ) => (
	<li>
		<Button
			className={ styles.entry ?? '' }
			icon={ onward() }
			iconPosition="right"
			href={ href }
		>
			<Words { ...words } />
		</Button>
	</li>
);
