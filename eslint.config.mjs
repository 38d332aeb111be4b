// @ts-nocheck The plugins are typed for another version of ESLint, or not at all.
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import typescript from 'typescript-eslint';

// The order of the rooms is held by tests/unit/imports.test.ts.

const pureFolders = [
	'src/kernel/**',
	'src/features/*/model/**',
	'src/dataview/{types,model}/**',
];

export default defineConfig(
	{
		ignores: [
			'build',
			'node_modules',
			'.cache',
			'test-results',
			'tests/e2e/plugin',
		],
	},
	js.configs.recommended,
	...typescript.configs.strictTypeChecked,
	{
		languageOptions: {
			parserOptions: {
				projectService: true,
				tsconfigRootDir: import.meta.dirname,
			},
		},
		rules: {
			'no-duplicate-imports': [
				'error',
				{ allowSeparateTypeImports: true },
			],
			'@typescript-eslint/consistent-type-imports': 'error',
			'@typescript-eslint/ban-ts-comment': [
				'error',
				{ 'ts-nocheck': 'allow-with-description' },
			],
			'@typescript-eslint/switch-exhaustiveness-check': 'error',
			'@typescript-eslint/no-confusing-void-expression': [
				'error',
				{ ignoreArrowShorthand: true },
			],
			'@typescript-eslint/restrict-template-expressions': [
				'error',
				{ allowNumber: true },
			],
			'@typescript-eslint/no-unused-vars': [
				'error',
				{ argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
			],
			'no-restricted-syntax': [
				'error',
				{
					selector: 'TSEnumDeclaration',
					message: 'Use a union of strings.',
				},
			],
			eqeqeq: 'error',
		},
	},
	{
		files: [ 'src/**' ],
		languageOptions: { globals: globals.browser },
		plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
		rules: {
			...jsxA11y.flatConfigs.recommended.rules,
			'react-hooks/rules-of-hooks': 'error',
			'react-hooks/exhaustive-deps': 'error',
			'no-restricted-imports': [
				'error',
				{
					paths: [
						{
							name: 'react',
							allowTypeImports: true,
							message: 'Use @wordpress/element.',
						},
						{
							name: '@wordpress/edit-site',
							message: 'It is the thing itself.',
						},
						{
							name: '@wordpress/dataviews',
							message: 'It is the thing itself.',
						},
						{
							name: '@wordpress/global-styles-ui',
							message: 'It is the thing itself.',
						},
						{
							name: '@wordpress/private-apis',
							message: 'Only public APIs.',
						},
					],
				},
			],
		},
	},
	{
		// Experimental exports of WordPress's packages stay behind one file each.
		files: [ 'src/**' ],
		ignores: [ 'src/platform/**' ],
		rules: {
			'no-restricted-syntax': [
				'error',
				{
					selector:
						'ImportSpecifier[imported.name=/^__(experimental|unstable)/]',
					message: 'Give it a file in src/platform/experimental/.',
				},
				{
					selector:
						'MemberExpression[property.name=/^__(experimental|unstable)/]',
					message: 'Give it a file in src/platform/experimental/.',
				},
			],
		},
	},
	{
		files: pureFolders,
		ignores: [ '**/*.test.ts' ],
		rules: {
			'no-restricted-imports': [
				'error',
				{
					patterns: [
						{
							group: [ '@wordpress/*', 'react', 'react-dom' ],
							allowTypeImports: true,
							message:
								'Models compute only: no React, no WordPress.',
						},
					],
				},
			],
			'no-restricted-globals': [
				'error',
				'window',
				'document',
				'fetch',
				'localStorage',
			],
		},
	},
	{
		files: [
			'src/features/*/ui/**',
			'src/app/**',
			'src/dataview/**',
			'src/ui/**',
		],
		rules: {
			'no-restricted-globals': [
				'error',
				{
					name: 'fetch',
					message:
						'Requests belong to a room’s data/ or to src/platform/.',
				},
			],
		},
	},
	{
		files: [ 'tools/**', '*.mjs', '*.js', '*.ts', 'tests/**' ],
		languageOptions: { globals: globals.node },
	},
	{
		// Parts of these run inside a page.
		files: [ 'tools/bench/**', 'tools/browsers/**', 'tests/browsers/**' ],
		languageOptions: { globals: { ...globals.node, ...globals.browser } },
	},
	{
		// Each declared module has imports of its own.
		files: [ '**/*.d.ts' ],
		rules: { 'no-duplicate-imports': 'off' },
	},
	{
		// Plain JavaScript has no types to hold it to.
		files: [ '**/*.mjs', '*.js' ],
		rules: {
			'@typescript-eslint/no-unsafe-argument': 'off',
			'@typescript-eslint/no-unsafe-assignment': 'off',
			'@typescript-eslint/no-unsafe-call': 'off',
			'@typescript-eslint/no-unsafe-member-access': 'off',
			'@typescript-eslint/no-unsafe-return': 'off',
			'@typescript-eslint/prefer-promise-reject-errors': 'off',
			'@typescript-eslint/restrict-template-expressions': 'off',
			'@typescript-eslint/no-base-to-string': 'off',
		},
	}
);
