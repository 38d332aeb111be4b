/** Finds regular expressions in a worker: one that never ends is terminated, and the page goes on. See places.ts. */
import type { Search } from '@/features/replacing/index.model';
import { recordFinderOf, type FoundPlace } from '../model/placesIn';
import type { Values } from '../model/values';

export interface PlacesJob {
	readonly search: Search;
	readonly records: readonly Values[];
}

export type PlacesAnswer = readonly ( readonly FoundPlace[] )[];

self.onmessage = ( { data }: MessageEvent< PlacesJob > ) => {
	const finder = recordFinderOf( data.search );
	self.postMessage(
		data.records.map( ( values ) =>
			finder.ok ? finder.value( values ) : []
		)
	);
};
