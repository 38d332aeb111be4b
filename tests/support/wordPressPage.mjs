import { TestEnvironment } from 'jest-environment-jsdom';
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { obtainWordPress } from '../../tools/wordpress/obtain.mjs';

/** The scripts of WordPress that Atelier's stages before the editor depend on; see build/*.asset.php. */
const WANTED = [
	'api-fetch',
	'a11y',
	'block-editor',
	'blocks',
	'commands',
	'components',
	'core-data',
	'html-entities',
	'keyboard-shortcuts',
	'notices',
	'plugins',
	'preferences',
	'rich-text',
];

/** React's development build has `act`; WordPress's own scripts are those that sites run. */
const VENDOR = [
	'vendor/react.js',
	'vendor/react-dom.js',
	'vendor/react-jsx-runtime.js',
	'vendor/moment.min.js',
];

/** What browsers have and jsdom lacks; Node's own is the same. */
const FROM_NODE = [
	'fetch',
	'Headers',
	'Request',
	'Response',
	'structuredClone',
	'TextDecoder',
	'TextEncoder',
];

/** Node's own would keep the process alive for as long as React listens. */
class MessageChannel {
	/** @type {{ onmessage: ((event: { data: unknown }) => void) | null }} */
	port1 = { onmessage: null };
	port2 = {
		/** @param {unknown} data */
		postMessage: ( data ) =>
			void setImmediate( () => this.port1.onmessage?.( { data } ) ),
	};
}

/** @type {Map<string, Promise<readonly vm.Script[]>>} Compiled once for all files of a worker that want the same. */
const scripts = new Map();

/**
 * A document with WordPress's own scripts, as on a site: `@wordpress/data` is `window.wp.data`. The option `more` of a file has
 * names of others.
 */
export default class WordPressPage extends TestEnvironment {
	/** @param {ConstructorParameters<typeof TestEnvironment>} given */
	constructor( ...given ) {
		super( ...given );
		const [ { projectConfig } ] = given;
		const { more } = projectConfig.testEnvironmentOptions;
		/** @type {readonly string[]} */
		this.wanted = Array.isArray( more ) ? [ ...WANTED, ...more ] : WANTED;
	}

	/** @override */
	async setup() {
		await super.setup();
		const context = /** @type {vm.Context} */ ( this.getVmContext() );
		for ( const name of FROM_NODE ) {
			this.global[ name ] = /** @type {any} */ ( globalThis )[ name ];
		}
		this.global[ 'MessageChannel' ] = /** @type {any} */ ( MessageChannel );
		this.dom?.virtualConsole.removeAllListeners( 'jsdomError' );
		const key = this.wanted.join();
		const compiled = scripts.get( key ) ?? compile( this.wanted );
		scripts.set( key, compiled );
		for ( const script of await compiled ) {
			script.runInContext( context );
		}
		// Style sheets tell nothing without layout, and each look for a role would go through them.
		this.global.document.head.replaceChildren();
	}
}

/** @param {readonly string[]} wanted */
async function compile( wanted ) {
	const core = await obtainWordPress( 'latest' );
	const folder = path.join( core, 'wp-includes/js/dist' );
	const list = path.join(
		core,
		'wp-includes/assets/script-loader-packages.php'
	);
	const files = [
		...VENDOR,
		...inOrder(
			wanted,
			dependenciesIn( fs.readFileSync( list, 'utf8' ) )
		).map( ( name ) => `${ name }.min.js` ),
	];
	return files.map( ( file ) => {
		const filename = path.join( folder, file );
		return new vm.Script( fs.readFileSync( filename, 'utf8' ), {
			filename,
		} );
	} );
}

/**
 * The packages that each package needs, from the list that WordPress registers its scripts from.
 *
 * @param {string} php
 */
function dependenciesIn( php ) {
	const found = php.matchAll(
		/'([\w-]+)\.js' => array\(\s*'dependencies' => array\(([^)]*)\)/g
	);
	return new Map(
		[ ...found ].map( ( [ , name = '', needs = '' ] ) => [
			name,
			[ ...needs.matchAll( /'wp-([\w-]+)'/g ) ].map(
				( [ , needed = '' ] ) => needed
			),
		] )
	);
}

/**
 * @param {readonly string[]}     wanted
 * @param {Map<string, string[]>} dependencies
 * @return {readonly string[]} The wanted packages and those they need, which come first.
 */
function inOrder( wanted, dependencies ) {
	/** @type {Set<string>} */
	const order = new Set();
	/** @param {string} name */
	const add = ( name ) => {
		const needs = dependencies.get( name );
		if ( needs && ! order.has( name ) ) {
			needs.forEach( add );
			order.add( name );
		}
	};
	wanted.forEach( add );
	return [ ...order ];
}
