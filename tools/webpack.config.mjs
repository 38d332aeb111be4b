/**
 * One webpack entry per loading stage. A later stage depends on the earlier ones, so modules that
 * both use exist once in the page; each has its own list of WordPress scripts it needs.
 */
import path from 'node:path';
import { createRequire } from 'node:module';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { EsbuildPlugin } from 'esbuild-loader';
import { root } from './paths.mjs';
import { externals, StageAssetPlugin } from './stage-externals.mjs';

const require = createRequire( import.meta.url );
const TARGET = 'es2020';

/**
 * @param {{ isProduction: boolean }} options
 * @return {import('webpack').Configuration} The configuration.
 */
export function webpackConfig( { isProduction } ) {
	return {
		mode: isProduction ? 'production' : 'development',
		devtool: isProduction ? false : 'source-map',
		context: root,
		entry: {
			shell: './src/index.tsx',
			records: { import: './src/records.tsx', dependOn: 'shell' },
			editor: { import: './src/editor.tsx', dependOn: 'records' },
			// A page for developers, which shares nothing with the stages and is not in the zip.
			gallery: './src/gallery/index.tsx',
		},
		output: {
			path: path.join( root, 'build' ),
			filename: '[name].js',
			chunkFilename: '[name].[contenthash:8].js',
			uniqueName: 'atelier',
			clean: true,
		},
		externalsType: 'window',
		externals,
		resolve: { extensions: [ '.tsx', '.ts', '.js' ] },
		module: {
			rules: [
				{
					test: /\.tsx?$/,
					loader: require.resolve( 'esbuild-loader' ),
					options: { target: TARGET, jsx: 'automatic' },
				},
				{
					test: /\.css$/,
					use: [
						MiniCssExtractPlugin.loader,
						{
							loader: require.resolve( 'css-loader' ),
							options: {
								modules: {
									auto: /\.module\.css$/,
									namedExport: false,
									exportLocalsConvention: 'as-is',
									localIdentName:
										'atelier-[name]__[local]--[hash:base64:4]',
								},
							},
						},
					],
				},
				{ test: /\.svg$/, type: 'asset/source' },
			],
		},
		optimization: {
			minimizer: [ new EsbuildPlugin( { target: TARGET, css: true } ) ],
		},
		plugins: [
			new MiniCssExtractPlugin( {
				filename: '[name].css',
				chunkFilename: '[name].[contenthash:8].css',
			} ),
			new StageAssetPlugin(),
		],
		performance: { hints: false },
		stats: 'errors-warnings',
	};
}
