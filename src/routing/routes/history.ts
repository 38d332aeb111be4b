import { defineRoute, query } from '../route';

export interface HistoryParams {
	/** The entry that is open. */
	readonly entry?: number;
	/** Counted from 1. */
	readonly page?: number;
	/** Whose entries are listed: the id of a user. */
	readonly person?: number;
	/** The type of records, or `deleted`. */
	readonly kind?: string;
	/** Days such as `2026-11-24`, in the time of the browser. */
	readonly from?: string;
	readonly to?: string;
	readonly search?: string;
}

/** Who changed what, and when. */
export const historyRoute = defineRoute< HistoryParams >( {
	name: 'history',
	parse: ( {
		path,
		query: { entry, paged, person, kind, from, to, search },
	} ) =>
		path === '/history'
			? {
					...numbered( 'entry', entry ),
					...numbered( 'page', paged ),
					...numbered( 'person', person ),
					...( kind && /^[a-z0-9_-]{1,30}$/.test( kind )
						? { kind }
						: {} ),
					...day( 'from', from ),
					...day( 'to', to ),
					...( search ? { search } : {} ),
				}
			: null,
	build: ( { entry, page, person, kind, from, to, search } ) => ( {
		path: '/history',
		query: query( {
			entry: entry?.toString(),
			paged: page?.toString(),
			person: person?.toString(),
			kind,
			from,
			to,
			search,
		} ),
	} ),
} );

const numbered = ( name: 'entry' | 'page' | 'person', text?: string ) =>
	text !== undefined && /^[1-9]\d{0,14}$/.test( text )
		? { [ name ]: Number( text ) }
		: {};

const day = ( name: 'from' | 'to', text?: string ) =>
	text !== undefined && /^\d{4}-\d\d-\d\d$/.test( text )
		? { [ name ]: text }
		: {};
