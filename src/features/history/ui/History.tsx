import { useEvent } from '@wordpress/compose';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { numberLabel } from '@/ui/numberLabel';
import { historyRoute, navigate, type HistoryParams } from '@/routing';
import { Failure } from '@/ui/Failure';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { messageFor } from '@/ui/messages';
import { Pager } from '@/ui/Pager';
import { useEditingAhead } from '@/ui/useEditingAhead';
import { useEntries } from '../data/useHistory';
import { isFiltered, type Filter } from '../model/filter';
import { EntryDetails } from './EntryDetails';
import { EntryList } from './EntryList';
import { GoToDate } from './GoToDate';
import { historyEntry } from './historyEntry';
import { HistoryFilters } from './HistoryFilters';
import { useLatest } from './useLatest';
import styles from './History.module.css';

/** The list of entries, and the open one. */
export function History( { params }: { readonly params: HistoryParams } ) {
	const { entry, ...filter } = params;
	const list = useRef< HTMLDivElement >( null );
	const setFilter = ( changed: Filter ) =>
		navigate( historyRoute, changed, { replace: true } );
	const [ target, setTarget ] = useState( '' );
	const close = () => {
		navigate( historyRoute, filter );
		list.current
			?.querySelector< HTMLElement >( `[data-entry="${ entry ?? 0 }"]` )
			?.focus();
	};
	return (
		<div className={ styles.history } data-open={ entry !== undefined }>
			<div ref={ list } className={ styles.list }>
				<HistoryFilters filter={ filter } onChange={ setFilter } />
				<Entries
					params={ params }
					filter={ filter }
					onPage={ ( page ) => {
						setFilter( { ...filter, page } );
						if ( list.current ) {
							list.current.scrollTop = 0;
						}
					} }
					target={ target }
					onTarget={ setTarget }
				/>
			</div>
			{ entry !== undefined && (
				<EntryDetails key={ entry } id={ entry } onClose={ close } />
			) }
		</div>
	);
}

interface EntriesProps {
	readonly params: HistoryParams;
	readonly filter: Filter;
	readonly onPage: ( page: number ) => void;
	/** The day to go to once its page has loaded; empty if there is none. */
	readonly target: string;
	readonly onTarget: ( day: string ) => void;
}

function Entries( { params, filter, onPage, target, onTarget }: EntriesProps ) {
	const fresh = useEntries( filter );
	const load = useLatest( fresh, 'entries' );
	const isFresh = fresh.status === 'ready';
	useEditingAhead( isFresh, historyEntry );
	const days = useRef< HTMLDivElement >( null );
	const { page = 1 } = filter;
	// The address may have a page that isn't there, or not anymore.
	const last =
		fresh.status === 'ready' ? fresh.value.pageCount : Math.max( 1, page );
	const turnTo = useEvent( onPage );
	useEffect( () => {
		if ( page > last ) {
			turnTo( last );
		}
	}, [ page, last, turnTo ] );
	useEffect( () => {
		if ( target !== '' && isFresh ) {
			showDay( days.current, target );
			onTarget( '' );
		}
	}, [ target, isFresh, onTarget ] );
	if ( load.status === 'loading' || page > last ) {
		return (
			<div className={ styles.waiting }>
				<RowsSkeleton />
			</div>
		);
	}
	if ( load.status === 'failed' ) {
		return (
			<Failure
				title={ __( 'The history could not be loaded', 'atelier' ) }
				text={ messageFor( load.error ) }
				details={ JSON.stringify( load.error ) }
				onRetry={ load.retry }
			/>
		);
	}
	const { entries, total, pageCount } = load.value;
	const pager = <Pager page={ page } count={ pageCount } onPage={ onPage } />;
	return (
		<>
			<p className="screen-reader-text" role="status">
				{ sprintf(
					/* translators: %s: number of entries. */
					_n( '%s entry', '%s entries', total, 'atelier' ),
					numberLabel( total )
				) }
			</p>
			{ pageCount > 1 && (
				<div className={ styles.pages }>
					<GoToDate
						filter={ filter }
						total={ total }
						onFound={ ( found ) => {
							onPage( found.page );
							onTarget( found.day );
						} }
					/>
					{ pager }
				</div>
			) }
			{ entries.length === 0 ? (
				<p className={ styles.empty }>{ emptyLabel( filter ) }</p>
			) : (
				<div ref={ days }>
					<EntryList entries={ entries } params={ params } />
				</div>
			) }
			{ pageCount > 1 && <div className={ styles.pager }>{ pager }</div> }
		</>
	);
}

/** Scrolls to a day, or to the one before it that has entries, and focuses its heading. */
function showDay( list: HTMLElement | null, wanted: string ): void {
	const days = [
		...( list?.querySelectorAll< HTMLElement >( '[data-day]' ) ?? [] ),
	];
	const day =
		days.find( ( { dataset } ) => ( dataset.day ?? '' ) <= wanted ) ??
		days.at( -1 );
	day?.scrollIntoView( { block: 'start' } );
	day?.querySelector( 'h3' )?.focus( { preventScroll: true } );
}

const emptyLabel = ( filter: Filter ): string =>
	isFiltered( filter )
		? __( 'No entries found.', 'atelier' )
		: __(
				'No history yet. From now on, everything that is saved on this site appears here, whichever editor it was saved in.',
				'atelier'
			);
