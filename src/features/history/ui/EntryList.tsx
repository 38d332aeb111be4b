import { __, sprintf } from '@wordpress/i18n';
import { locale } from '@/platform/locale';
import { siteZone } from '@/platform/siteZone';
import { siteNow } from '@/platform/siteNow';
import { historyRoute, Link, type HistoryParams } from '@/routing';
import { Age } from '@/ui/Age';
import { isolated } from '@/ui/quoted';
import { byDay, dayAfter, dayOf } from '../model/days';
import type { Entry } from '../model/entry';
import { Avatar } from './Avatar';
import {
	authorName,
	byAgentsLabel,
	entryChangedByLabel,
	entrySentence,
	programLabel,
	sourceLabel,
	trustLabel,
} from './labels';
import styles from './EntryList.module.css';

interface EntryListProps {
	readonly entries: readonly Entry[];
	readonly params: HistoryParams;
}

/** Entries by day, newest first; each is a link that opens it. */
export const EntryList = ( { entries, params }: EntryListProps ) => (
	<>
		{ byDay( entries, siteZone() ).map( ( day ) => (
			<section
				key={ day.date }
				className={ styles.day }
				data-day={ day.date }
			>
				<h3 className={ styles.heading } tabIndex={ -1 }>
					{ dayLabel( day.date ) }
				</h3>
				<ul className={ styles.entries }>
					{ day.entries.map( ( entry ) => (
						<li key={ entry.id }>
							<EntryLink entry={ entry } params={ params } />
						</li>
					) ) }
				</ul>
			</section>
		) ) }
	</>
);

function EntryLink( {
	entry,
	params,
}: {
	readonly entry: Entry;
	readonly params: HistoryParams;
} ) {
	const source = sourceLabel( entry );
	const program = programLabel( entry );
	const agents = byAgentsLabel( entry );
	const changedBy = entryChangedByLabel( entry );
	const trust = trustLabel( entry.trust );
	return (
		<Link
			to={ historyRoute }
			params={ { ...params, entry: entry.id } }
			className={ styles.entry }
			aria-current={ params.entry === entry.id ? 'true' : undefined }
			data-entry={ entry.id }
		>
			<Avatar person={ entry.author } />
			<span className={ styles.words }>
				<span className={ styles.sentence }>
					{ entrySentence( entry ) }
				</span>
				<span className={ styles.about }>
					{ authorName( entry ) }
					{ ' · ' }
					<Age date={ entry.date } />
					{ source !== '' && ` · ${ source }` }
					{ agents !== '' && ` · ${ agents }` }
					{ program !== '' && ` · ${ program }` }
					{ entry.draft && entry.draft.title !== '' && (
						<>
							{ ' · ' }
							{ sprintf(
								/* translators: %s: title of a site draft. */
								__( 'Site draft “%s”', 'atelier' ),
								isolated( entry.draft.title )
							) }
						</>
					) }
					{ changedBy !== '' && ` · ${ changedBy }` }
					{ trust !== '' && ` · ${ trust }` }
				</span>
			</span>
		</Link>
	);
}

function dayLabel( day: string ): string {
	const today = dayOf( siteNow(), siteZone() );
	if ( day === today ) {
		return __( 'Today', 'atelier' );
	}
	return day === dayAfter( today, -1 )
		? __( 'Yesterday', 'atelier' )
		: new Intl.DateTimeFormat( locale(), {
				dateStyle: 'full',
				timeZone: 'UTC',
			} ).format( new Date( `${ day }T00:00Z` ) );
}
