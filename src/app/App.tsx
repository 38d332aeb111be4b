import { SlotFillProvider } from '@wordpress/components';
import { useEffect } from '@wordpress/element';
import { changedRecordCount, leavesKnowingly } from '@/features/documents';
import { hasEntries } from '@/features/recovery';
import { tellArrival } from '@/platform/arrivalNotice';
import { cssDrafts } from '@/features/styleControls';
import { previewedTheme } from '@/features/themes';
import { boot } from '@/platform/boot';
import { untilIdle } from '@/platform/idle';
import { loadStage, preloadStage } from '@/platform/stages';
import { rememberVisit } from '@/platform/visits';
import { warmUpByIntention } from '@/platform/warmUp';
import { refuseDrops } from '@/ui/refuseDrops';
import { keepFocus } from '@/ui/keepFocus';
import { isSaveKey, onAnyKey } from '@/ui/keys';
import { navigateRegions, regionStep } from '@/ui/navigateRegions';
import { PopoverSlot } from '@/ui/PopoverSlot';
import { Boundary } from '@/ui/Region';
import { __ } from '@wordpress/i18n';
import { Shell } from './Shell';
import { loadedScreens } from './useScreen';

/** Everything inside the admin page. */
export function App() {
	useEffect( warnBeforeLosingChanges, [] );
	useEffect( () => refuseDrops( window ), [] );
	useEffect( refuseSavingThePage, [] );
	useEffect( keepFocus, [] );
	useEffect( listenForRegionKeys, [] );
	useEffect( () => warmUpByIntention( openAhead ), [] );
	useEffect( loadAhead, [] );
	useEffect( tellArrival, [] );
	return (
		<SlotFillProvider>
			<Boundary label={ __( 'Atelier', 'atelier' ) }>
				<Shell />
			</Boundary>
			<PopoverSlot />
		</SlotFillProvider>
	);
}

/** The screens know what each of them needs, and are loaded once the site is seen. */
const openAhead = ( { search }: HTMLAnchorElement ): void =>
	loadedScreens()?.openAhead( search );

/** Unsaved changes are offered for restoring on every screen; nothing else needs the data layer by itself. */
function loadAhead(): void {
	rememberVisit( { isEditing: false } );
	if ( previewedTheme() ) {
		// Activating it needs them.
		void preloadStage( 'records' );
	}
	void untilIdle( OFFER_WITHIN ).then( async () => {
		if ( boot().firstSteps?.[ 'isOpen' ] ) {
			void loadStage( 'screens' );
		}
		if ( await hasEntries() ) {
			void preloadStage( 'records' );
		}
	} );
}

/** The longest wait for an idle browser, in milliseconds. */
const OFFER_WITHIN = 2000;

/** Makes the browser ask before it leaves a page with unsaved changes. */
function warnBeforeLosingChanges(): () => void {
	const ask = ( event: BeforeUnloadEvent ) => {
		if ( leavesKnowingly.get() ) {
			return;
		}
		if ( changedRecordCount.get() > 0 || cssDrafts.get().size > 0 ) {
			event.preventDefault();
			// Safari before 18 and Chromium before 119 only ask if this is set.
			// oxlint-disable-next-line typescript/no-deprecated
			event.returnValue = true;
		}
	};
	window.addEventListener( 'beforeunload', ask );
	return () => window.removeEventListener( 'beforeunload', ask );
}

/** Keeps the browser from saving the page as a file, whether or not there are changes to save. */
const refuseSavingThePage = (): ( () => void ) =>
	onAnyKey( ( event ) => {
		if ( isSaveKey( event ) ) {
			event.preventDefault();
		}
	} );

/** The shortcuts for navigating regions in all of WordPress's editors. */
const listenForRegionKeys = (): ( () => void ) =>
	onAnyKey( ( event ) => {
		const step = regionStep( event );
		if ( step !== null ) {
			event.preventDefault();
			event.stopPropagation();
			navigateRegions( step );
		}
	} );
