import { useRef } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { locale } from '../../../platform/locale';
import { historyRoute, navigate, type HistoryParams } from '../../../routing';
import { Failure } from '../../../ui/Failure';
import { RowsSkeleton } from '../../../ui/RowsSkeleton';
import { messageFor } from '../../../ui/messages';
import { Pager } from '../../../ui/Pager';
import { useEntries } from '../data/useHistory';
import { isFiltered, type Filter } from '../model/filter';
import { EntryDetails } from './EntryDetails';
import { EntryList } from './EntryList';
import { HistoryFilters } from './HistoryFilters';
import { useLatest } from './useLatest';
import styles from './History.module.css';

/** The list of entries, and the open one. */
export function History( { params }: { readonly params: HistoryParams } ) {
	const { entry, ...filter } = params;
	const list = useRef< HTMLDivElement >( null );
	const setFilter = ( changed: Filter ) =>
		navigate( historyRoute, changed, { replace: true } );
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
						list.current?.scrollTo( { top: 0 } );
					} }
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
}

function Entries( { params, filter, onPage }: EntriesProps ) {
	const load = useLatest( useEntries( filter ), 'entries' );
	if ( load.status === 'loading' ) {
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
	const { page = 1 } = filter;
	return (
		<>
			<p className="screen-reader-text" role="status">
				{ sprintf(
					/* translators: %s: number of entries. */
					_n( '%s entry', '%s entries', total, 'atelier' ),
					new Intl.NumberFormat( locale() ).format( total )
				) }
			</p>
			{ entries.length === 0 ? (
				<p className={ styles.empty }>{ emptyLabel( filter ) }</p>
			) : (
				<EntryList entries={ entries } params={ params } />
			) }
			{ pageCount > 1 && (
				<div className={ styles.pager }>
					<Pager
						page={ page }
						count={ pageCount }
						onPage={ onPage }
					/>
				</div>
			) }
		</>
	);
}

const emptyLabel = ( filter: Filter ): string =>
	isFiltered( filter )
		? __( 'No entries found.', 'atelier' )
		: __(
				'No history yet. From now on, everything that is saved on this site appears here, whichever editor it was saved in.',
				'atelier'
			);
