/** The globals of tests, with Jest's own types. */
import type * as globals from '@jest/globals';

declare global {
	const afterAll: typeof globals.afterAll;
	const afterEach: typeof globals.afterEach;
	const beforeAll: typeof globals.beforeAll;
	const beforeEach: typeof globals.beforeEach;
	const describe: typeof globals.describe;
	const expect: typeof globals.expect;
	const it: typeof globals.it;
	const jest: typeof globals.jest;
	const test: typeof globals.test;
}
