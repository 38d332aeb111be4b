import { fetchOwnPatterns } from './ownPatterns';
import { fetchRegisteredPatterns } from './registered';

/** Asks for all patterns while the code of lists is still on its way. */
export function prepare(): void {
	void fetchOwnPatterns();
	void fetchRegisteredPatterns();
}
