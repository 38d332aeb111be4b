import type * as Boot from '@/platform/boot';
import type * as Signals from '@/kernel/signal';
import { makeBoot } from './makeBoot';

/** The packages whose scripts wordPressPage.mjs has run: imports get these, as on a site. */
const PACKAGES = [
	'a11y',
	'api-fetch',
	'block-editor',
	'block-library',
	'blocks',
	'commands',
	'components',
	'compose',
	'core-data',
	'data',
	'date',
	'dom',
	'element',
	'hooks',
	'html-entities',
	'i18n',
	'keyboard-shortcuts',
	'keycodes',
	'notices',
	'plugins',
	'preferences',
	'primitives',
	'private-apis',
	'rich-text',
	'url',
];

interface Scripts {
	readonly wp: Readonly< Record< string, unknown > >;
	readonly React: unknown;
	readonly ReactDOM: unknown;
	readonly ReactJSXRuntime: unknown;
}

/** Puts back the first value of every signal: what a page keeps for as long as it is open. */
const resets: ( () => void )[] = [];

/** The names of packages are those of scripts: `core-data` is `wp.coreData`. */
const camelCase = ( name: string ) =>
	name.replace( /-(\w)/g, ( _, letter: string ) => letter.toUpperCase() );

/** Makes imports use the page's scripts, and lets a page end: for setUp.ts, before anything else is imported. */
export function usePage(): void {
	// Some modules read it once they are imported.
	window.atelierBoot = { ...makeBoot() };
	const { wp, React, ReactDOM, ReactJSXRuntime } =
		window as unknown as Scripts;
	for ( const name of PACKAGES ) {
		jest.doMock( `@wordpress/${ name }`, () => wp[ camelCase( name ) ], {
			virtual: true,
		} );
	}
	jest.doMock( 'react', () => React );
	jest.doMock( 'react-dom', () => ReactDOM );
	jest.doMock( 'react-dom/client', () => ReactDOM );
	jest.doMock( 'react/jsx-runtime', () => ReactJSXRuntime );
	jest.doMock( '../../src/kernel/signal', () => ( {
		createSignal< T >( initial: T ) {
			const signal = jest
				.requireActual< typeof Signals >( '@/kernel/signal' )
				.createSignal( initial );
			resets.push( () => signal.set( initial ) );
			return signal;
		},
	} ) );
	jest.doMock( '../../src/platform/boot', () => {
		const actual = jest.requireActual< typeof Boot >( '@/platform/boot' );
		let raw: unknown = null;
		let parsed: Boot.Boot;
		return {
			...actual,
			boot() {
				if ( raw !== window.atelierBoot ) {
					raw = window.atelierBoot;
					parsed = actual.parseBoot( raw );
				}
				return parsed;
			},
		};
	} );
}

/**
 * Begins a page: nothing is left of the one before, except what modules cache by the ID of a record.
 *
 * @param boot What PHP prints into the page.
 */
export function startPage( boot: Readonly< Record< string, unknown > > ): void {
	window.atelierBoot = { ...boot };
	for ( const reset of resets ) {
		reset();
	}
	sessionStorage.clear();
	localStorage.clear();
}
