/** The WordPress that the budgets were measured with; on others they are targets only. */
export const BUDGETED_RELEASE = '7.1';

/** @typedef {Readonly<Record<string, [ target: number, budget?: number ]>>} Limits By the measures of report.mjs. */

/** @type {Limits} */
const LIST = {
	list: [ 0.25, 0.34 ],
	cpu: [ 0.18, 0.31 ],
	scriptBytesIdle: [ 0.25 ],
	restBytesIdle: [ 1, 0.31 ],
	heapIdle: [ 0.16 ],
};
/** @type {Limits} */
const FROM_HOME = { list: [ 0.5 ], listCpu: [ 0.5 ] };
/** @type {Limits} */
const COLORS = { color: [ 150 ], drag: [ 0.33, 0.53 ], dragCpu: [ 0.33, 0.4 ] };
/** @type {Limits} */
const EDITOR = {
	site: [ 0.3, 0.4 ],
	canvas: [ 0.65, 1 ],
	cpu: [ 0.7, 1.08 ],
	scriptBytesIdle: [ 0.75, 0.92 ],
	restBytesIdle: [ 1 ],
	heapIdle: [ 0.8, 0.95 ],
};

/**
 * The limits of each scenario as the ratio Atelier / WordPress's own Site Editor, on the newest release with a cold cache. `npm run
 * bench` fails above a budget. A commit that raises one says why. What has no limit isn't in the table.
 *
 * Each is a target and, where that isn't reached yet or long surpassed, a budget: the measured ratio plus ten percent for the noise
 * of small machines.
 *
 * @type {Readonly<Record<string, Limits>>}
 */
const SMALL = {
	home: {
		shell: [ 0.35, 0.4 ],
		site: [ 0.4 ],
		cpu: [ 0.25, 0.35 ],
		scriptBytes: [ 0.25, 0.22 ],
		requests: [ 0.26, 0.35 ],
		cpuIdle: [ 0.35, 0.31 ],
		scriptBytesIdle: [ 0.35, 0.22 ],
		restBytesIdle: [ 1, 0.01 ],
		heapIdle: [ 0.45, 0.13 ],
		viewToEdit: [ 1, 5.5 ],
	},
	'home of who usually edits': { viewToEdit: [ 0.5 ] },
	'home after a rest': { viewToEdit: [ 1 ] },
	pages: { ...LIST, cpuIdle: [ 0.28, 0.26 ] },
	templates: { ...LIST, cpuIdle: [ 0.18, 0.16 ] },
	patterns: { ...LIST, cpuIdle: [ 0.22, 0.19 ] },
	navigation: { ...LIST, cpuIdle: [ 0.3 ] },
	'from home to pages': { ...FROM_HOME, search: [ 0.5, 0.56 ] },
	'from home to templates': { ...FROM_HOME, search: [ 0.5 ] },
	'from home to patterns': FROM_HOME,
	// WordPress prints its list of menus into home and has names only: both take less than a tenth of a second.
	'from home to navigation': { list: [ 0.5, 1.3 ], listCpu: [ 0.5, 1.3 ] },
	styles: {
		cpuIdle: [ 0.45, 0.35 ],
		scriptBytesIdle: [ 0.6, 0.55 ],
		restBytesIdle: [ 1, 0.4 ],
		heapIdle: [ 0.6, 0.36 ],
	},
	'from home to colors': COLORS,
	'colors on the canvas': COLORS,
	'style book': { book: [ 0.5 ] },
	'edit a template': { ...EDITOR, cpuIdle: [ 0.7, 0.88 ] },
	'edit a page': { ...EDITOR, cpuIdle: [ 0.7, 1 ] },
	'type in 500 blocks': {
		firstKey: [ 1 ],
		key: [ 0.95, 1.1 ],
		worstKey: [ 1, 1.15 ],
		keyCpu: [ 1, 1.13 ],
	},
};

/**
 * What is otherwise on a large site.
 *
 * @type {Readonly<Record<string, Limits>>}
 */
const LARGE = {
	'from home to navigation': { listCpu: [ 0.5, 1.62 ] },
	'from home to colors': { color: [ 150, 260 ] },
};

/**
 * @param {string}  scenario
 * @param {boolean} isLarge
 * @return {Limits | undefined} Undefined if there are none.
 */
export const limitsOf = ( scenario, isLarge ) =>
	SMALL[ scenario ] && {
		...SMALL[ scenario ],
		...( isLarge ? LARGE[ scenario ] : {} ),
	};
