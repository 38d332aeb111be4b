import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { ageLabel } from '@/kernel/age';
import { locale } from '@/platform/locale';
import { siteNow } from '@/platform/siteNow';
import { siteZone } from '@/platform/siteZone';
import { openDraft } from '@/platform/siteDraft';
import { rawRecord, type DocumentRef } from '@/features/documents/index.model';
import { recordArgs, recordLabel } from '@/features/documents/index.records';
import { isOffering, lookForOffers } from '../data/offers';
import { openOffers } from '../data/recovery';
import { learnAutosave } from '../data/siteAutosaves';
import { autosaveTime } from '../model/autosave';
import type { Entry } from '../model/entry';

const NOTICE = 'atelier-autosave-offer';

/**
 * Offers an autosave that the user made in another browser, or in one without stored entries.
 *
 * @param document The edited document; null if there is none.
 */
export function useAutosaveOffer( document: DocumentRef | null ): void {
	// Autosaves belong to the live site.
	const { type = '', id = '' } = ( openDraft() ? null : document ) ?? {};
	// Each response creates a new record object, although the autosave is the same.
	const time = useSelect(
		( fromStore ) =>
			autosaveTime( recordOf( fromStore( coreStore ), { type, id } ) ),
		[ type, id ]
	);
	useEffect( () => {
		const record = recordOf( select( coreStore ), { type, id } );
		const entry = learnAutosave(
			{ kind: 'postType', name: type, id },
			rawRecord( record )
		);
		if ( time === '' || ! entry ) {
			return undefined;
		}
		let isCurrent = true;
		void lookForOffers().then( ( found ) => {
			const isOffered = found.some(
				( offer ) => offer.entry.id === entry.id
			);
			if ( isCurrent && isOffered && ! isOffering.get() ) {
				tell( entry );
			}
		} );
		return () => {
			isCurrent = false;
			withdraw();
		};
	}, [ time, type, id ] );
}

const recordOf = ( core: Core, { type, id }: DocumentRef ) =>
	( id === ''
		? undefined
		: core.getEntityRecord(
				...recordArgs( { kind: 'postType', name: type, id } )
			) ) ?? {};

type Core = ReturnType< typeof select< typeof coreStore > >;

const withdraw = () => void dispatch( noticesStore ).removeNotice( NOTICE );

const tell = ( entry: Entry ) =>
	void dispatch( noticesStore ).createInfoNotice(
		sprintf(
			/* translators: 1: title of a page or post, 2: how long ago or when, such as "5 minutes ago". */
			__(
				'Your site has kept changes to “%1$s” that you made %2$s and didn’t save.',
				'atelier'
			),
			recordLabel( { ...entry.subject, title: entry.title } ),
			ageLabel( new Date( entry.when ), siteNow(), locale(), siteZone() )
		),
		{
			id: NOTICE,
			actions: [
				{
					label: __( 'Review changes', 'atelier' ),
					onClick: () => {
						withdraw();
						openOffers();
					},
				},
			],
		}
	);
