import { __ } from '@wordpress/i18n';
import { stringOr } from '@/kernel/guards';
import { ok } from '@/kernel/result';
import {
	buildUnsaved,
	valuesOf,
	type JournalSource,
} from '@/features/recovery/index.records';
import { fetchView } from './requests';
import { onUnsentSettings, storeSettings, unsentSettings } from './savedViews';

const KIND = 'atelier/view';

/** Settings of custom views that the server does not have yet. */
export const viewsJournal: JournalSource = {
	kind: KIND,
	unsaved: () =>
		unsentSettings().map( ( { before, settings } ) => {
			const subject = { kind: KIND, name: before.type, id: before.id };
			return {
				subject,
				state: settings,
				read: () =>
					buildUnsaved( {
						subject,
						title: before.title,
						theme: '',
						edits: { settings },
						base: { settings: before.settings },
						version: '',
					} ),
			};
		} ),
	subscribe: onUnsentSettings,
	current: async ( { subject: { id = '' } } ) => {
		const view = await fetchView( id );
		return view.ok ? ok( { settings: view.value.settings } ) : view;
	},
	restore: ( entry ) =>
		storeSettings(
			entry.subject.name,
			entry.subject.id ?? '',
			stringOr( valuesOf( entry ).edits.settings )
		),
	kindLabel: () => __( 'Custom view', 'atelier' ),
	summary: () => [ __( 'Layout, filters or order of the list', 'atelier' ) ],
};
