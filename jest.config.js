/** The heaviest packages behind doors load when they are first used, which in most tests is never. */
const LAZY = [
	'@wordpress/block-editor',
	'@wordpress/blocks',
	'@wordpress/core-data',
	'@wordpress/editor',
];

/** @type {import('jest').Config} */
export default {
	preset: '@wordpress/jest-preset-default',
	// Most tests need no document; those that do say so in their first line.
	testEnvironment: 'node',
	testMatch: [
		'<rootDir>/src/**/*.test.{ts,tsx}',
		'<rootDir>/tests/unit/**/*.test.ts',
	],
	// As in tsconfig.json; style sheets stay with the preset.
	moduleNameMapper: {
		'^@/(.*(?<!\\.css))$': '<rootDir>/src/$1',
		'^@tests/(.*)$': '<rootDir>/tests/$1',
	},
	modulePathIgnorePatterns: [ '<rootDir>/(build|.cache)/' ],
	// In place of Babel, which takes several times as long.
	transform: {
		'\\.[jt]sx?$': [
			'@swc/jest',
			{
				jsc: {
					target: 'es2022',
					parser: { syntax: 'typescript', tsx: true },
					transform: { react: { runtime: 'automatic' } },
				},
				module: { type: 'commonjs', lazy: LAZY },
			},
		],
	},
	// What comes as modules only.
	transformIgnorePatterns: [
		'/node_modules/(?!(woff2-encoder|opentype.js|culori|idb)/)',
	],
	// Each use of a global is a search of its own in Jest; handed over, tests of long texts take two thirds of the time.
	sandboxInjectedGlobals: [ 'Math' ],
	setupFilesAfterEnv: [ '<rootDir>/tests/unit/setUp.ts' ],
	// A busy machine takes long to draw what components are made of.
	testTimeout: 60_000,
	restoreMocks: true,
};
