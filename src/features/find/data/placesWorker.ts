/** Finds regular expressions in a worker: one that never ends is terminated, and the page goes on. See places.ts. */
import {
	finderOf,
	type Place,
	type Search,
} from '@/features/replacing/index.model';

export interface PlacesJob {
	readonly search: Search;
	readonly contents: readonly string[];
}

export type PlacesAnswer = readonly ( readonly Place[] )[];

self.onmessage = ( { data }: MessageEvent< PlacesJob > ) => {
	const finder = finderOf( data.search );
	self.postMessage(
		data.contents.map( ( content ) =>
			finder.ok ? finder.value( content ) : []
		)
	);
};
