import type { Traffic } from './traffic';

/**
 * The maximum traffic of screens until three seconds after they are ready, on the newest WordPress and the tests' site.
 * A commit that raises one says why. WordPress's own editor runs 8,600 kB of script on each.
 */
export const BUDGETS: Readonly< Record< string, Traffic > > = {
	'/': { html: 40, script: 1597, rest: 16, requests: 3 },
	'/styles': { html: 40, script: 4087, rest: 70, requests: 7 },
	'/template': { html: 41, script: 1736, rest: 180, requests: 5 },
	'/pattern': { html: 41, script: 1771, rest: 140, requests: 12 },
	'/page': { html: 42, script: 1778, rest: 40, requests: 4 },
	'/navigation': { html: 41, script: 1714, rest: 10, requests: 4 },
	'/drafts': { html: 40, script: 1610, rest: 1, requests: 1 },
	'/history': { html: 40, script: 1636, rest: 6, requests: 2 },
	'/identity': { html: 40, script: 3823, rest: 10, requests: 6 },
	'/wp_template_part': { html: 40, script: 3978, rest: 120, requests: 13 },
};
