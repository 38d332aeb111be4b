import type { Listed } from '@/features/documents/index.model';
import {
	coreList,
	removeListed,
	type ListSource,
	type RemovalSteps,
} from '@/features/documents/index.records';
import { fetchOwnPatterns, ownPatterns } from './ownPatterns';
import { PARTS } from './usePatterns';

/** The list of template parts in core-data. */
const PARTS_LIST = coreList( PARTS );

/** The list of user patterns. */
const OWN_LIST: ListSource = {
	records: () => {
		const load = ownPatterns.get();
		return Promise.resolve( load.status === 'ready' ? load.value : [] );
	},
	untilListed: fetchOwnPatterns,
};

/** Removes patterns or template parts, or resets parts to the theme's. */
export const removePatterns = < Item extends Listed >(
	patterns: readonly Item[],
	steps: RemovalSteps = {}
) =>
	removeListed(
		patterns,
		patterns.some( ( { type } ) => type === 'wp_block' )
			? OWN_LIST
			: PARTS_LIST,
		steps
	);
