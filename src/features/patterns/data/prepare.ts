import { fetchOwnPatterns } from './ownPatterns';
import { fetchRegisteredPatterns } from './registered';

/** Requests all patterns while the code of lists is loading. */
export function prepare(): void {
	void fetchOwnPatterns();
	void fetchRegisteredPatterns();
}
