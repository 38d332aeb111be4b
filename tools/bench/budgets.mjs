/** The WordPress that the budgets were measured with; on others they are targets only. */
export const BUDGETED_RELEASE = '7.1';

/**
 * The budget of each screen as the ratio Atelier / WordPress's own Site Editor, on the newest release and a small site,
 * with a cold cache. `npm run bench` fails above a budget. A commit that raises one says why.
 *
 * Each is a target and, where it isn't reached yet, a limit: the measured ratio plus ten percent for the noise of small
 * machines.
 *
 * @typedef {[ target: number, budget?: number ]} Limit
 * @type {Record<string, Record<string, Limit>>}
 */
const COLD = {
	home: {
		shell: [ 0.35, 0.4 ],
		site: [ 0.4 ],
		cpu: [ 0.25, 0.35 ],
		scriptBytes: [ 0.25 ],
		requests: [ 0.26, 0.42 ],
		cpuIdle: [ 0.35 ],
		heapIdle: [ 0.45 ],
		scriptBytesIdle: [ 0.35 ],
		viewToEdit: [ 1, 5.5 ],
	},
	'home of who usually edits': { viewToEdit: [ 0.5 ] },
	'home after a rest': { viewToEdit: [ 1 ] },
	styles: {
		cpuIdle: [ 0.45, 0.53 ],
		heapIdle: [ 0.6 ],
		scriptBytesIdle: [ 0.6 ],
		restBytesIdle: [ 1 ],
	},
	templates: {
		cpuIdle: [ 0.18, 0.25 ],
		heapIdle: [ 0.35 ],
		scriptBytesIdle: [ 0.45, 0.47 ],
	},
	patterns: {
		cpuIdle: [ 0.22, 0.28 ],
		heapIdle: [ 0.4 ],
		scriptBytesIdle: [ 0.45, 0.48 ],
	},
	pages: {
		cpuIdle: [ 0.28, 0.37 ],
		heapIdle: [ 0.45 ],
		scriptBytesIdle: [ 0.45, 0.49 ],
	},
	navigation: {
		cpuIdle: [ 0.3, 0.48 ],
		heapIdle: [ 0.45 ],
		scriptBytesIdle: [ 0.45, 0.47 ],
	},
	'edit a template': {
		site: [ 0.3, 0.4 ],
		canvas: [ 0.6, 1 ],
		cpuIdle: [ 0.6, 0.76 ],
		heapIdle: [ 0.8, 0.95 ],
		scriptBytesIdle: [ 0.75, 0.9 ],
	},
	'edit a page': {
		site: [ 0.3, 0.4 ],
		canvas: [ 0.6, 1 ],
		// WordPress opens a page without its template as well, while the bench once enabled the template.
		cpuIdle: [ 0.65, 0.96 ],
		heapIdle: [ 0.8, 0.95 ],
		scriptBytesIdle: [ 0.75, 0.92 ],
		restBytesIdle: [ 1 ],
	},
	'type in 500 blocks': {
		key: [ 0.95, 1.1 ],
		keyCpu: [ 1, 1.1 ],
	},
};

/**
 * @param {string} scenario
 * @param {string} cache
 * @param {string} measure
 * @return {{ target: number, budget: number } | undefined} Undefined if there is no limit.
 */
export function limitOf( scenario, cache, measure ) {
	const limit = cache === 'cold' ? COLD[ scenario ]?.[ measure ] : undefined;
	if ( ! limit ) {
		return undefined;
	}
	const [ target, budget = target ] = limit;
	return { target, budget };
}
