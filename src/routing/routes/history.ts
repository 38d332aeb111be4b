import { defineRoute, query } from '../route';

export interface HistoryParams {
	/** The id of the open entry. */
	readonly entry?: number;
	/** Counted from 1. */
	readonly page?: number;
	/** The id of the user whose entries are listed. */
	readonly person?: number;
	/** The type of records, or `deleted`. */
	readonly kind?: string;
	/** Only what programs have changed or proposed. */
	readonly isByAgents?: true;
	/** The id of the agent's user; only what it has changed or proposed. */
	readonly agent?: number;
	/** Dates such as `2026-11-24`, in the site's time zone. */
	readonly from?: string;
	readonly to?: string;
	readonly search?: string;
}

/** The history of the site's changes. */
export const historyRoute = defineRoute< HistoryParams >( {
	parse: ( {
		path,
		query: { entry, paged, person, kind, agents, agent, from, to, search },
	} ) =>
		path === '/history'
			? {
					...numbered( 'entry', entry ),
					...numbered( 'page', paged ),
					...numbered( 'person', person ),
					...( kind && /^[a-z0-9_-]{1,30}$/.test( kind )
						? { kind }
						: {} ),
					...( agents === '1' ? { isByAgents: true } : {} ),
					...numbered( 'agent', agent ),
					...day( 'from', from ),
					...day( 'to', to ),
					...( search ? { search } : {} ),
				}
			: null,
	build: ( {
		entry,
		page,
		person,
		kind,
		isByAgents,
		agent,
		from,
		to,
		search,
	} ) => ( {
		path: '/history',
		query: query( {
			entry: entry?.toString(),
			paged: page?.toString(),
			person: person?.toString(),
			kind,
			agents: isByAgents && '1',
			agent: agent?.toString(),
			from,
			to,
			search,
		} ),
	} ),
} );

const numbered = (
	name: 'entry' | 'page' | 'person' | 'agent',
	text?: string
) =>
	text !== undefined && /^[1-9]\d{0,14}$/.test( text )
		? { [ name ]: Number( text ) }
		: {};

const day = ( name: 'from' | 'to', text?: string ) =>
	text !== undefined && /^\d{4}-\d\d-\d\d$/.test( text )
		? { [ name ]: text }
		: {};
