import { __ } from '@wordpress/i18n';
import { stringOr } from '@/kernel/guards';
import { ok } from '@/kernel/result';
import { shorten } from '@/kernel/shorten';
import { boot } from '@/platform/boot';
import {
	buildUnsaved,
	valuesOf,
	type Entry,
	type JournalSource,
} from '@/features/recovery/index.records';
import { cssDrafts } from './cssDrafts';

const KIND = 'atelier/css';

/** The length at which a draft is cut in messages. */
const LONGEST = 60;

const textOf = ( entry: Entry ): string =>
	stringOr( valuesOf( entry ).edits.css );

/** Drafts of invalid CSS as unsaved changes. */
export const cssDraftsJournal: JournalSource = {
	kind: KIND,
	unsaved: () =>
		[ ...cssDrafts.get() ].map( ( [ key, css ] ) => {
			const subject = { kind: KIND, name: 'css', id: key };
			return {
				subject,
				state: css,
				read: () =>
					buildUnsaved( {
						subject,
						title: __( 'Additional CSS', 'atelier' ),
						theme: boot().theme.stylesheet,
						edits: { css },
						base: {},
						version: '',
					} ),
			};
		} ),
	subscribe: cssDrafts.subscribe,
	// The site never has a draft.
	current: () => Promise.resolve( ok( {} ) ),
	restore: ( entry ) => {
		const key = entry.subject.id ?? '';
		cssDrafts.set( new Map( cssDrafts.get() ).set( key, textOf( entry ) ) );
		return Promise.resolve( ok( undefined ) );
	},
	kindLabel: () => __( 'Styles', 'atelier' ),
	summary: ( entry ) => [ shorten( textOf( entry ), LONGEST ) ],
};
