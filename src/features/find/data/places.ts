import { __ } from '@wordpress/i18n';
import { fail, ok, type Result } from '@/kernel/result';
import type { Search } from '@/features/replacing/index.model';
import { recordFinderOf, type FoundPlace } from '../model/placesIn';
import type { Values } from '../model/values';
import type { PlacesAnswer, PlacesJob } from './placesWorker';

/** The places of each of some records. */
export type PlacesOf = (
	records: readonly Values[]
) => Promise< Result< readonly ( readonly FoundPlace[] )[] > >;

interface OpenPlaces {
	readonly placesOf: PlacesOf;
	/** Ends it and what it needs. */
	readonly close: () => void;
}

/** In milliseconds, for the records of one step: an expression may need forever. */
const LONGEST = 3000;

/** Finds the places of records; a regular expression in a worker, which is ended if it takes too long. */
export function openPlaces( search: Search ): Result< OpenPlaces > {
	const finder = recordFinderOf( search );
	if ( ! finder.ok ) {
		return fail( { code: 'unsendable', detail: invalidMessage() } );
	}
	return ok(
		search.kind === 'text' && search.isExpression
			? inWorker( search )
			: {
					placesOf: ( records ) =>
						Promise.resolve( ok( records.map( finder.value ) ) ),
					close: () => undefined,
				}
	);
}

function inWorker( search: Search ): OpenPlaces {
	const worker = new Worker(
		new URL( './placesWorker.ts', import.meta.url )
	);
	return {
		placesOf: ( records ) =>
			new Promise( ( resolve ) => {
				const limit = setTimeout( () => {
					worker.terminate();
					resolve(
						fail( { code: 'unsendable', detail: tooSlowMessage() } )
					);
				}, LONGEST );
				worker.onmessage = ( {
					data,
				}: MessageEvent< PlacesAnswer > ) => {
					clearTimeout( limit );
					resolve( ok( data ) );
				};
				worker.onerror = () => {
					clearTimeout( limit );
					resolve( fail( { code: 'script' } ) );
				};
				worker.postMessage( {
					search,
					records,
				} satisfies PlacesJob );
			} ),
		close: () => worker.terminate(),
	};
}

const invalidMessage = (): string =>
	__(
		'This isn’t a valid regular expression. Check its brackets and backslashes.',
		'atelier'
	);

const tooSlowMessage = (): string =>
	__(
		'This regular expression takes too long. Avoid nested repetitions, such as (a+)+.',
		'atelier'
	);
