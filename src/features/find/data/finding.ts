import { decodeEntities } from '@wordpress/html-entities';
import { fail, ok, type Result } from '@/kernel/result';
import { request } from '@/platform/request';
import type { Search } from '@/features/replacing/index.model';
import { requestOf, type FindRequest } from '../model/form';
import {
	parseStep,
	type FindStep,
	type FoundDocument,
	type FoundRecord,
} from '../model/found';
import { openPlaces, type PlacesOf } from './places';
import { withStyles } from './stylesValues';

/** What a step has found. */
export interface FoundStep extends Omit< FindStep, 'documents' > {
	readonly documents: readonly FoundDocument[];
}

/**
 * Finds a search in all documents of the site, step by step.
 *
 * @param search
 * @param onStep Called with what each step has found.
 * @param signal Ends it.
 */
export async function findInSite(
	search: Search,
	onStep: ( step: FoundStep ) => void,
	signal: AbortSignal
): Promise< Result< void > > {
	const opened = openPlaces( search );
	if ( ! opened.ok ) {
		return opened;
	}
	const { placesOf, close } = opened.value;
	// It changes while something is awaited.
	const hasEnded = () => signal.aborted;
	try {
		let cursor = '';
		for (;;) {
			const answer = await askFor(
				{ ...requestOf( search ), values: true },
				cursor,
				signal
			);
			if ( hasEnded() ) {
				return ok( undefined );
			}
			if ( ! answer.ok ) {
				return answer;
			}
			const found = await inAll( answer.value.documents, placesOf );
			if ( hasEnded() ) {
				return ok( undefined );
			}
			if ( ! found.ok ) {
				return found;
			}
			onStep( { ...answer.value, documents: found.value } );
			( { cursor } = answer.value );
			if ( cursor === '' ) {
				return ok( undefined );
			}
		}
	} finally {
		close();
	}
}

/** One step of the documents that a search may find something in; of all documents for an empty request. */
export async function askFor(
	{ kind, thing = [], text = [], values = false }: FindRequest,
	cursor: string,
	signal: AbortSignal
): Promise< Result< FindStep > > {
	const query = new URLSearchParams( kind === undefined ? {} : { kind } );
	thing.forEach( ( one ) => query.append( 'thing[]', one ) );
	text.forEach( ( one ) => query.append( 'text[]', one ) );
	if ( values ) {
		query.append( 'values', 'true' );
	}
	query.append( 'cursor', cursor );
	const answer = await request( {
		path: `/atelier/v1/find?${ query.toString() }`,
		signal,
	} );
	if ( ! answer.ok ) {
		return answer;
	}
	const step = parseStep( answer.value, decodeEntities );
	return step ? ok( step ) : fail( { code: 'malformed' } );
}

async function inAll(
	documents: readonly FoundRecord[],
	placesOf: PlacesOf
): Promise< Result< readonly FoundDocument[] > > {
	const records = await withStyles( documents );
	if ( ! records.ok ) {
		return records;
	}
	const places = await placesOf(
		records.value.map( ( { values } ) => values )
	);
	return places.ok
		? ok(
				records.value
					.map( ( document, at ) => ( {
						...document,
						places: places.value[ at ] ?? [],
					} ) )
					.filter( ( document ) => document.places.length > 0 )
			)
		: places;
}
