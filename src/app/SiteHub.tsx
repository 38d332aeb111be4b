import { Button, Icon } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { help, search, wordpress } from '@wordpress/icons';
import { displayShortcut } from '@wordpress/keycodes';
import { useEffect, useState } from '@wordpress/element';
import { boot } from '@/platform/boot';
import { siteIdentity } from '@/platform/siteIdentity';
import { loadStage } from '@/platform/stages';
import { homeRoute, Link } from '@/routing';
import { openDialog } from '@/ui/openDialog';
import { useSignal } from '@/ui/useSignal';
import { siteUrl } from './siteUrl';
import { keepTyping, takeTyped } from './typedAhead';
import { loadedScreens } from './useScreen';
import { openStage, loadedStage } from './useStage';
import styles from './SiteHub.module.css';

/** The site's icon and title, and the button of the command palette. */
export function SiteHub( { isRoot }: { readonly isRoot: boolean } ) {
	const { dashboardUrl } = boot();
	const site = useSignal( siteIdentity ) ?? boot().site;
	const icon = site.iconUrl ? (
		<img src={ site.iconUrl } alt="" className={ styles.image } />
	) : (
		<Icon icon={ wordpress } size={ 36 } />
	);
	return (
		<div className={ styles.hub }>
			{ isRoot ? (
				<a
					href={ dashboardUrl }
					className={ styles.icon }
					aria-label={ __( 'Go to the Dashboard', 'atelier' ) }
				>
					{ icon }
				</a>
			) : (
				<Link
					to={ homeRoute }
					params={ { isEditing: false } }
					className={ styles.icon }
					aria-label={ __( 'Go to Site Editor', 'atelier' ) }
				>
					{ icon }
				</Link>
			) }
			<a
				href={ siteUrl() }
				target="_blank"
				rel="noreferrer"
				dir="auto"
				className={ styles.title }
				aria-label={ sprintf(
					/* translators: %s: title of the site. */
					__( '%s (opens in a new tab)', 'atelier' ),
					site.title
				) }
			>
				{ site.title }
			</a>
			<HelpButton />
			<PaletteButton />
		</div>
	);
}

function HelpButton() {
	const [ isBusy, setBusy ] = useState( false );
	const open = async () => {
		setBusy( true );
		await loadStage( 'screens' );
		setBusy( false );
		loadedScreens()?.openHelp();
	};
	return (
		<Button
			className={ styles.palette ?? '' }
			size="compact"
			icon={ help }
			label={ __( 'Help', 'atelier' ) }
			isBusy={ isBusy }
			onClick={ () => void open() }
		/>
	);
}

function PaletteButton() {
	const [ isBusy, setBusy ] = useState( false );
	const open = async () => {
		setBusy( true );
		keepTyping();
		const records = await openStage( 'records' );
		setBusy( false );
		if ( records ) {
			records.openPalette( takeTyped );
		} else {
			takeTyped();
		}
	};
	useEffect( () => {
		// The palette handles its own shortcut once it has been loaded; until then this does.
		const press = ( event: KeyboardEvent ) => {
			const isPrimary = event.metaKey || event.ctrlKey;
			if (
				isPrimary &&
				! event.shiftKey &&
				/^k$/i.test( event.key ) &&
				! loadedStage( 'records' )
			) {
				event.preventDefault();
				if ( ! openDialog() ) {
					void open();
				}
			}
		};
		window.addEventListener( 'keydown', press );
		return () => window.removeEventListener( 'keydown', press );
	}, [] );
	return (
		<Button
			className={ styles.palette ?? '' }
			size="compact"
			icon={ search }
			label={ __( 'Open command palette', 'atelier' ) }
			shortcut={ displayShortcut.primary( 'k' ) }
			isBusy={ isBusy }
			onClick={ () => void open() }
		/>
	);
}
