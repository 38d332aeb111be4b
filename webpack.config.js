// @ts-nocheck The default configuration has no types, and those of the plugin leave out what is built upon.
/**
 * WordPress's own build (`wp-scripts build`, `wp-scripts start`), with one entry per loading stage. A later
 * stage depends on the earlier ones, so a module that two of them use exists once in the page.
 */
import path from 'node:path';
import CopyPlugin from 'copy-webpack-plugin';
import DependencyExtractionWebpackPlugin from '@wordpress/dependency-extraction-webpack-plugin';
import defaultConfig from '@wordpress/scripts/config/webpack.config.js';
import { EsbuildPlugin } from 'esbuild-loader';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { fileList } from './tools/release/fileList.mjs';
import { guidePage } from './tools/release/guidePage.mjs';
import { licenseFile } from './tools/release/licenseFile.mjs';
import { translationFiles } from './tools/i18n/translationFiles.mjs';

const TARGET = 'es2020';

/** Packages that the oldest WordPress we support has no script for. */
const BUNDLED = [
	'@wordpress/global-styles-engine',
	'@wordpress/private-apis',
	'@wordpress/style-engine',
];

/**
 * Lists for each stage the scripts that its own modules import, and no others. The plugin itself would also
 * list those of lazy chunks and of the stages that depend on it, so that the first stage would load everything:
 * whoever imports a chunk has loaded the stage that the chunk needs.
 */
class StageDependencies extends DependencyExtractionWebpackPlugin {
	/** @param {import('webpack').Compilation} compilation */
	addAssets( compilation ) {
		const stages = [ ...compilation.entrypoints.values() ];
		for ( const stage of stages ) {
			stage.getChildren = () => [];
		}
		try {
			super.addAssets( compilation );
		} finally {
			for ( const stage of stages ) {
				Reflect.deleteProperty( stage, 'getChildren' );
			}
		}
	}
}

/** Plugins of the default configuration that we set up otherwise or have no use for. */
const REPLACED = [
	'DependencyExtractionWebpackPlugin',
	'MiniCssExtractPlugin',
	// Our sheets know no left or right, so a mirrored copy would be the same.
	'RtlCssPlugin',
	// There are no block.json files.
	'CopyPlugin',
	'PhpFilePathsPlugin',
];

/** The sheet that has a prefix. */
const sheets = new Map();

/**
 * Names a class by its room, its sheet and itself: `atelier-posts-Rows__title`. Without a hash, which would be a third of
 * what the first stage spends on names.
 *
 * @param {{ resourcePath: string }} sheet
 * @param {string}                   _pattern
 * @param {string}                   name
 */
function classNameOf( { resourcePath }, _pattern, name ) {
	const [ , room, file ] =
		/\/src\/(?:features\/)?(\w+)\/(?:.*\/)?(\w+)\.module\.css$/.exec(
			resourcePath.replaceAll( '\\', '/' )
		) ?? [];
	const prefix = `atelier-${ room }-${ file }`;
	if ( ( sheets.get( prefix ) ?? resourcePath ) !== resourcePath ) {
		throw new Error(
			`${ resourcePath }: another sheet of its room has this name.`
		);
	}
	sheets.set( prefix, resourcePath );
	return `${ prefix }__${ name }`;
}

/** @type {import('webpack').Configuration} */
export default {
	...defaultConfig,
	entry: {
		shell: './src/index.tsx',
		screens: { import: './src/screens.tsx', dependOn: 'shell' },
		records: { import: './src/records.tsx', dependOn: 'screens' },
		editor: { import: './src/editor.tsx', dependOn: 'records' },
		// A page for developers, which shares nothing with the stages and is not in the zip.
		gallery: './src/gallery/index.tsx',
	},
	output: {
		...defaultConfig.output,
		// One hash for all of them: the first stage has to know each name.
		chunkFilename: '[name].[fullhash:8].js',
		uniqueName: 'atelier',
	},
	resolve: {
		extensions: [ '.tsx', '.ts', '.js' ],
		// As in tsconfig.json.
		alias: { '@': path.resolve( import.meta.dirname, 'src' ) },
	},
	module: {
		rules: [
			// A door only names what is behind it: who imports one thing gets no other.
			{
				test: /src\/features\/\w+\/index(\.\w+)?\.ts$/,
				sideEffects: false,
			},
			// In place of Babel and Terser, which take ten times as long for the same size.
			{
				test: /\.tsx?$/,
				loader: 'esbuild-loader',
				options: { target: TARGET, jsx: 'automatic' },
			},
			{
				test: /\.css$/,
				use: [
					MiniCssExtractPlugin.loader,
					{
						loader: 'css-loader',
						options: {
							modules: {
								auto: /\.module\.css$/,
								namedExport: false,
								exportLocalsConvention: 'as-is',
								getLocalIdent: classNameOf,
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
		...defaultConfig.plugins.filter(
			( { constructor } ) => ! REPLACED.includes( constructor.name )
		),
		new MiniCssExtractPlugin( {
			filename: '[name].css',
			chunkFilename: '[name].[fullhash:8].css',
		} ),
		licenseFile(),
		// Help opens the guides on the site itself, so they work offline and match the running version.
		new CopyPlugin( {
			patterns: [
				{
					context: 'docs/user',
					from: '*.md',
					to: ( { absoluteFilename } ) => {
						const name = path.basename( absoluteFilename, '.md' );
						return `guides/${ name === 'README' ? 'index' : name }.html`;
					},
					transform: ( markdown ) => guidePage( String( markdown ) ),
				},
				{ context: 'docs/user', from: '**/*.jpg', to: 'guides' },
			],
		} ),
		translationFiles(),
		fileList(),
		new StageDependencies( {
			requestToExternal: ( request ) =>
				BUNDLED.includes( request ) ? null : undefined,
		} ),
	],
	performance: { hints: false },
	stats: 'errors-warnings',
};
