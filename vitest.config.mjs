import { defineConfig } from 'vitest/config';

export default defineConfig( {
	test: {
		include: [ 'src/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.ts' ],
		environment: 'node',
		// A busy machine takes long to draw what components are made of.
		testTimeout: 60_000,
		restoreMocks: true,
		unstubGlobals: true,
	},
} );
