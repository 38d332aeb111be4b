import { defineConfig } from 'vitest/config';

export default defineConfig( {
	test: {
		include: [ 'src/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.ts' ],
		environment: 'node',
		restoreMocks: true,
		unstubGlobals: true,
	},
} );
