import { speak } from '@wordpress/a11y';
import { useViewportMatch } from '@wordpress/compose';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { isReviewOpen } from '@/features/saving';
import { previewedTheme } from '@/features/themes';
import { boot } from '@/platform/boot';
import { siteIdentity } from '@/platform/siteIdentity';
import { documentRoute, useAddress, type Address } from '@/routing';
import { Region } from '@/ui/Region';
import { useSignal } from '@/ui/useSignal';
import { CanvasArea } from './CanvasArea';
import { Notices } from './Notices';
import { linkBack } from './linkBack';
import { SaveHub } from './SaveHub';
import type { CanvasSubject, ScreenView } from './screenView';
import { usePreviewProblem } from './usePreviewProblem';
import { useIsTrashed, useScreenTitle } from './screenTitle';
import { SiteHub } from './SiteHub';
import { SkipLink } from './SkipLink';
import { hasTopBar, TopBar } from './TopBar';
import { useLoadedScreens, useScreen } from './useScreen';
import { useLoadedStage } from './useStage';
import styles from './Shell.module.css';

/** The frame of the app: navigation beside the canvas, or the canvas alone. */
export function Shell() {
	const address = useAddress();
	const screen = useScreen( address );
	return screen && <Frame address={ address } screen={ screen } />;
}

interface FrameProps {
	readonly address: Address;
	readonly screen: ScreenView;
}

function Frame( { address, screen }: FrameProps ) {
	const records = useLoadedStage( 'records' );
	const screens = useLoadedScreens();
	useScreenChange( screen );
	const hasRoom = useViewportMatch( 'medium' );
	const isBehind = hasRoom && screen.inPlace !== undefined;
	const canvas = useCanvas( screen.subject, isBehind );
	usePreviewProblem();
	const isTrashed = useIsTrashed( screen );
	const hasBar = hasTopBar();
	const open = screen.document ?? screen.subject?.document ?? null;

	return (
		<div
			className={ styles.shell }
			data-editing={ screen.isEditing }
			data-content={ screen.subject === null && ! screen.isMenu }
			data-menu={ screen.isMenu === true }
			data-bar={ hasBar }
			data-styles={ screen.key === 'styles' }
		>
			<SkipLink />
			{ hasBar && <TopBar /> }
			<div className={ styles.navigation }>
				<Region
					label={ __( 'Navigation', 'atelier' ) }
					className={ styles.region }
				>
					<SiteHub isRoot={ screen.isRoot } />
					<div className={ styles.screen } key={ screen.key }>
						{ screen.sidebar }
					</div>
					{ screens && <screens.Help /> }
					{ screens && <screens.WarmUp /> }
					<SaveHub open={ open } />
				</Region>
			</div>
			{ canvas && (
				<div className={ styles.canvas } data-behind={ isBehind }>
					<CanvasArea
						subject={ canvas }
						isEditing={ screen.isEditing }
						isBehind={ isBehind }
						onEdit={ isTrashed ? null : screen.edit }
						onLeave={ screen.leave }
						onBack={ screen.back }
					/>
				</div>
			) }
			{ isBehind && screen.inPlace }
			{ ! screen.subject && (
				<div className={ styles.content }>{ screen.content }</div>
			) }
			<Notices isEditing={ screen.isEditing } />
			{ records && (
				<records.RecordsLayer
					open={ open }
					shown={
						screen.isEditing || documentRoute.parse( address )
							? open
							: null
					}
					isEditing={ screen.isEditing }
				/>
			) }
		</div>
	);
}

/** The subject of the canvas. Covered by other content it keeps its last subject; null before it was first shown. */
function useCanvas(
	subject: CanvasSubject | null,
	isBehind: boolean
): CanvasSubject | null {
	const seen = useRef< string | null >( null );
	const address = subject?.previewUrl ?? null;
	if ( ! isBehind ) {
		seen.current = address;
	}
	return isBehind && seen.current !== address ? null : subject;
}

/** A new screen sets the document title, is announced, takes the focus, and closes the review. */
function useScreenChange( screen: ScreenView ) {
	const { key, isEditing } = screen;
	const title = useScreenTitle( screen );
	const { title: siteTitle } = useSignal( siteIdentity ) ?? boot().site;
	const shown = useRef< string | null >( null );
	useEffect( () => {
		const theme = previewedTheme();
		document.title = sprintf(
			/* translators: 1: title of the screen, 2: title of the site. */
			__( '%1$s ‹ %2$s — Atelier', 'atelier' ),
			theme
				? sprintf(
						/* translators: 1: name of a theme, 2: title of the screen. */
						__( 'Previewing %1$s: %2$s', 'atelier' ),
						theme.name,
						title
					)
				: title,
			siteTitle
		);
	}, [ title, siteTitle ] );
	useEffect( () => {
		const isFirst = shown.current === null;
		shown.current = key;
		isReviewOpen.set( false );
		if ( isFirst ) {
			return;
		}
		speak( title );
		// After leaving the editor, the focus is on the button that opens it.
		if (
			! isEditing &&
			! document.activeElement?.matches( 'button[data-towards-editor]' )
		) {
			const link = linkBack();
			(
				link ??
				document.querySelector< HTMLElement >( '[data-screen-heading]' )
			)?.focus( { preventScroll: link === null } );
		}
		// Only for another screen, not for another title of the same screen.
		// oxlint-disable-next-line react/exhaustive-deps
	}, [ key, isEditing ] );
}
