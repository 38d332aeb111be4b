/**
 * Renders Atelier in jsdom with WordPress's own scripts, against a site in memory. For files whose environment is
 * wordPressPage.mjs.
 */
import {
	act,
	configure,
	fireEvent,
	render,
	screen,
	within,
} from '@testing-library/react';
import apiFetch from '@wordpress/api-fetch';
import { store as commandsStore } from '@wordpress/commands';
import { SlotFillProvider } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { register, RegistryConsumer } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import type { ReactElement } from 'react';
import { App } from '@/app/App';
import * as records from '@/app/records';
import { Notices } from '@/app/Notices';
import * as screens from '@/app/screens';
import { provideStage } from '@/platform/stages';
import { startRouting } from '@/routing';
import { PopoverSlot } from '@/ui/PopoverSlot';
import { stubGlobal } from '../unit/stubGlobal';
import { FakeSite, ROOT } from './fakeSite';
import { startPage } from './freshPage';
import { makeBoot } from './makeBoot';

export { FakeSite } from './fakeSite';
export { POST_TYPES } from './makeBoot';

interface Around {
	readonly site?: FakeSite;
	/** What differs from the usual page, in the format that PHP prints. */
	readonly boot?: Readonly< Record< string, unknown > >;
	/** The address, and its other arguments. */
	readonly path?: string;
	readonly query?: Readonly< Record< string, string > >;
}

// A machine that others use too may give it a thirtieth of a core.
configure( { asyncUtilTimeout: 60_000 } );
jest.setTimeout( 300_000 );

// What arrives is rendered when React wants to, as on a site: tests wait for what a user sees.
beforeAll( () => {
	Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: false } );
} );

/** Sees no element come into view or change its size. */
class BlindObserver {
	public observe(): void {}
	public unobserve(): void {}
	public disconnect(): void {}
}

/** What browsers have and jsdom lacks: a screen of 1400 pixels, on which nothing moves. */
function stubBrowser(): void {
	stubGlobal( 'IntersectionObserver', BlindObserver );
	stubGlobal( 'ResizeObserver', BlindObserver );
	stubGlobal( 'matchMedia', ( query: string ) => ( {
		matches:
			/reduced-motion/.test( query ) ||
			Number( /min-width: (\d+)/.exec( query )?.[ 1 ] ?? Infinity ) <=
				1400,
		addListener: () => undefined,
		removeListener: () => undefined,
		addEventListener: () => undefined,
		removeEventListener: () => undefined,
	} ) );
	Element.prototype.scrollIntoView = () => undefined;
	// Without a place, nothing can be focused.
	Element.prototype.getClientRects = () =>
		[ { width: 10, height: 10 } ] as unknown as DOMRectList;
	// Room for a preview beside a list.
	Object.defineProperty( Element.prototype, 'clientWidth', {
		get: () => 1000,
		configurable: true,
	} );
}

/** Gives the stores of WordPress that know the site their first state. */
function resetStores(): void {
	let stores: Record< string, unknown > = {};
	render(
		<RegistryConsumer>
			{ ( registry ) => {
				( { stores } = registry as unknown as {
					stores: typeof stores;
				} );
				return null;
			} }
		</RegistryConsumer>
	).unmount();
	// Without a type in the package.
	const add = register as ( descriptor: { name: string } ) => void;
	for ( const store of [ coreStore, noticesStore, commandsStore ] ) {
		Reflect.deleteProperty( stores, store.name );
		add( store );
	}
}

let isStarted = false;

/** Runs what the page's scripts run once. */
function start(): void {
	if ( isStarted ) {
		return;
	}
	isStarted = true;
	apiFetch.use( apiFetch.createRootURLMiddleware( `${ ROOT }/` ) );
	startRouting( 'atelier' );
	records.start();
}

function openPage( {
	site = new FakeSite(),
	boot = {},
	path = '/',
	query = {},
}: Around ): FakeSite {
	startPage( makeBoot( boot ) );
	stubGlobal( 'fetch', site.fetch );
	stubBrowser();
	resetStores();
	start();
	provideStage( 'screens', screens );
	provideStage( 'records', records );
	go( path, query );
	return site;
}

/** Renders a component of any room, with the notices and popovers of the page around it. */
export async function renderRoom(
	element: ReactElement,
	around: Around = {}
): Promise< FakeSite > {
	const site = openPage( around );
	render(
		<SlotFillProvider>
			{ element }
			<records.RecordsLayer
				open={ null }
				shown={ null }
				isEditing={ false }
			/>
			<Notices isEditing={ false } />
			<PopoverSlot />
		</SlotFillProvider>
	);
	await settle();
	return site;
}

/** Opens an address of Atelier, as the whole page. */
export async function openScreen(
	path: string,
	around: Omit< Around, 'path' > = {}
): Promise< FakeSite > {
	const site = openPage( { ...around, path } );
	render( <App /> );
	await settle();
	return site;
}

/** Navigates like the browser's own buttons. */
function go( path: string, query: Around[ 'query' ] = {} ): void {
	const search = new URLSearchParams( { p: path, ...query } );
	goTo( search.toString() );
}

/** Navigates to a query string as it is. */
export function goTo( search: string ): void {
	window.history.pushState( {}, '', `?page=atelier&${ search }` );
	act( () => {
		window.dispatchEvent( new PopStateEvent( 'popstate' ) );
	} );
}

/** Lets answers arrive and what follows from them be rendered. */
export const settle = ( turns = 4 ): Promise< void > =>
	act( async () => {
		for ( let turn = 0; turn < turns; turn++ ) {
			await new Promise( ( resolve ) => setTimeout( resolve ) );
		}
	} );

type Name = string | RegExp;

/** The address as in the URL, such as `/template?layout=table`. */
export function address(): string {
	const search = new URLSearchParams( window.location.search );
	const path = search.get( 'p' ) ?? '/';
	search.delete( 'page' );
	search.delete( 'p' );
	return search.size === 0 ? path : `${ path }?${ search.toString() }`;
}

/** The things of the page by role and name, in the words of the journeys. */
export const button = ( name: Name, inside: HTMLElement = document.body ) =>
	within( inside ).getByRole( 'button', { name } );
export const dialog = ( name?: Name ) =>
	screen.findByRole( 'dialog', name === undefined ? {} : { name } );
export async function click(
	name: Name,
	inside: HTMLElement = document.body
): Promise< void > {
	const found = await within( inside ).findByRole( 'button', { name } );
	found.focus();
	fireEvent.click( found );
	await settle();
}
/** Opens a menu and chooses one of its items. */
export async function choose( menu: Name, item: Name ): Promise< void > {
	await click( menu );
	fireEvent.click( await screen.findByRole( 'menuitem', { name: item } ) );
	await settle();
}
export async function fill(
	label: Name,
	value: string,
	inside: HTMLElement = document.body
): Promise< void > {
	fireEvent.change( await within( inside ).findByLabelText( label ), {
		target: { value },
	} );
	await settle( 1 );
}
export const isDisabled = ( element: HTMLElement ): boolean =>
	element.getAttribute( 'aria-disabled' ) === 'true' ||
	( element as HTMLButtonElement ).disabled;
/** Waits for a snackbar or notice with this text. */
export const notice = ( text: Name ) =>
	within( document.body ).findAllByText( text );
