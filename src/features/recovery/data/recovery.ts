import { dispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { stringOr } from '@/kernel/guards';
import { untilIdle } from '@/platform/idle';
import { openDraft } from '@/platform/siteDraft';
import { createStored } from '@/platform/stored';
import { addressInDraft } from '@/routing';
import { createJournalWriter, type JournalWriter } from './journalWriter';
import type { KeptDraft } from '../model/entry';
import { canRestore, isStranded } from '../model/offers';
import {
	arrivals,
	elsewhere,
	isOffering,
	lookForOffers,
	setSourceLoader,
} from './offers';
import { owner } from '@/platform/owner';
import { recordSource } from './records';
import { randomId, session, showLife } from './session';
import { addJournalSource, journalSources, onJournalSource } from './sources';
import { storage } from './storage';

const OFFER_NOTICE = 'atelier-recovery-offer';
const REFUSED_NOTICE = 'atelier-recovery-refused';

/** The maximum wait, in milliseconds, for an idle moment while the page starts. */
const START = 2000;

let journalWriter: JournalWriter | null = null;
let isRefusalTold = false;

/**
 * Stores unsaved changes of this page from now on, and offers those of earlier pages.
 *
 * @param loadSources Loads the journal sources of other rooms.
 */
export function startRecovery( loadSources: () => Promise< unknown > ): void {
	if ( journalWriter ) {
		return;
	}
	const started = createJournalWriter( {
		owner: owner(),
		session,
		draft: keptDraft(),
		idOf: randomId,
		sources: journalSources,
		write: storage().write,
		flush: storage().flush,
		onAttempt: ( isKept ) => {
			tellRefusal( isKept );
			if ( isKept ) {
				void removeSuperseded();
			}
		},
		now: Date.now,
	} );
	journalWriter = started;
	setSourceLoader( loadSources );
	addJournalSource( recordSource );
	onJournalSource( ( source ) => source.subscribe( started.notice ) );
	showLife();
	keepBeforeLeaving( started );
	// Creating a database takes longer than writing to it, so it is opened before the first write. Offers wait for it,
	// because opening migrates entries of earlier versions.
	void storage().open().then( offerAtStart );
}

function keptDraft(): KeptDraft | undefined {
	const draft = openDraft();
	return draft ? { id: draft.id, title: draft.title } : undefined;
}

/** Stores unsaved changes; resolves to whether that succeeded. */
const keepUnsaved = (): Promise< boolean > =>
	journalWriter ? journalWriter.keep() : Promise.resolve( false );

/** Where the page that is left names its session for the next one in this tab. */
const brought = createStored( {
	area: 'tab',
	name: 'atelier-brought',
	of: 'browser',
	version: 1,
	parse: ( raw ) => stringOr( raw ) || null,
} );

/**
 * Keeps unsaved changes for the page that opens next in this tab, which restores them: the live site, or another site draft.
 *
 * @return Whether they are kept; otherwise the page must not be left.
 */
export async function bringUnsaved(): Promise< boolean > {
	if ( ! ( await keepUnsaved() ) ) {
		return false;
	}
	// Without storage, the next page offers them.
	brought.write( session );
	return true;
}

/** The session of the page before, if its changes were brought here; empty otherwise. */
function takeBrought(): string {
	const from = brought.read();
	brought.write( null );
	return from ?? '';
}

/** Entries whose edits are unsaved in this session again. */
const superseded = new Set< string >();

/** Removes restored entries once storage has this session's own entries: a page can end at any moment. */
export function supersede( ids: readonly string[] ): Promise< void > {
	ids.forEach( ( id ) => superseded.add( id ) );
	return removeSuperseded();
}

/** If storage refuses, the next successful write tries again; otherwise the entries would be offered again. */
async function removeSuperseded(): Promise< void > {
	const ids = [ ...superseded ];
	if ( ids.length === 0 ) {
		return;
	}
	superseded.clear();
	const isRemoved =
		( await keepUnsaved() ) &&
		( await storage().write( { put: [], remove: ids } ) );
	if ( ! isRemoved ) {
		ids.forEach( ( id ) => superseded.add( id ) );
	}
}

function keepBeforeLeaving( { keepNow }: JournalWriter ) {
	window.addEventListener( 'pagehide', () => void keepNow() );
	document.addEventListener( 'visibilitychange', () => {
		// Phones end background pages without another event.
		if ( document.visibilityState === 'hidden' ) {
			void keepNow();
		}
	} );
}

async function offerAtStart(): Promise< void > {
	await untilIdle( START );
	await storage().prune( Date.now() );
	const brought = takeBrought();
	const found = await lookForOffers( brought );
	tellElsewhere();
	const arrived = found.filter(
		( offer ) =>
			offer.entry.session === brought &&
			canRestore( offer ) &&
			! offer.isOlder
	);
	if ( arrived.length > 0 ) {
		arrivals.set( arrived );
		return;
	}
	// Autosaves are offered in the editor of their document.
	const kept = found.filter( ( { entry } ) => entry.keptBy === 'browser' );
	if ( kept.length === 0 ) {
		return;
	}
	const draft = openDraft();
	const areFromElsewhere =
		draft !== null &&
		kept.every( ( offer ) => isStranded( offer, draft.id ) );
	if ( areFromElsewhere || isInUse() ) {
		offerQuietly();
	} else {
		isOffering.set( true );
	}
}

/** Changes from a draft that can be opened are only restored in it, because they are based on its content. */
function tellElsewhere(): void {
	const [ draft ] = elsewhere();
	if ( ! draft ) {
		return;
	}
	void dispatch( noticesStore ).createInfoNotice(
		sprintf(
			/* translators: %s: title of a site draft. */
			__(
				'You have unsaved changes in the site draft “%s”. They’re kept in this browser. Open that site draft to restore them.',
				'atelier'
			),
			draft.title
		),
		{
			id: 'atelier-recovery-elsewhere',
			actions: [
				{
					label: __( 'Open site draft', 'atelier' ),
					url: addressInDraft( draft.id ),
				},
			],
		}
	);
}

/** Whether a dialog would interrupt the user. */
function isInUse(): boolean {
	const { activeElement } = document;
	return (
		document.querySelector( '[role="dialog"]' ) !== null ||
		activeElement instanceof HTMLIFrameElement ||
		activeElement instanceof HTMLInputElement ||
		activeElement instanceof HTMLTextAreaElement
	);
}

function offerQuietly() {
	void dispatch( noticesStore ).createInfoNotice(
		__(
			'You have unsaved changes from an earlier session. They’re kept in this browser.',
			'atelier'
		),
		{
			id: OFFER_NOTICE,
			actions: [
				{
					label: __( 'Review changes', 'atelier' ),
					onClick: openOffers,
				},
			],
		}
	);
}

/** Opens the dialog with the current offers. */
export function openOffers(): void {
	void dispatch( noticesStore ).removeNotice( OFFER_NOTICE );
	void lookForOffers().then( () => isOffering.set( true ) );
}

function tellRefusal( isKept: boolean ) {
	if ( isKept ) {
		if ( isRefusalTold ) {
			void dispatch( noticesStore ).removeNotice( REFUSED_NOTICE );
		}
	} else if ( ! isRefusalTold ) {
		isRefusalTold = true;
		void dispatch( noticesStore ).createWarningNotice(
			__(
				'This browser can’t keep a copy of your unsaved changes because its storage is full or turned off for this site. Save often. Everything else works as usual.',
				'atelier'
			),
			{ id: REFUSED_NOTICE }
		);
	}
}
