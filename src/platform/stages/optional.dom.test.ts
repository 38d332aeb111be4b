/**
 * @jest-environment jsdom
 */
import { insertStyles, runScripts } from './inject';
import type { Pace } from './pace';
import { keepGlobals } from './optional';
import { partFailures } from './partFailures';

const urgent: Pace = {
	isUrgent: () => true,
	untilAllowed: () => Promise.resolve(),
};

/** What each file does once it is asked for; a file without an entry never answers. */
let answers: Record< string, () => string >;
let ran: string[];
let observer: MutationObserver;

const nameOf = ( url: string ) => url.replace( /^.*\/(.+)\.(?:js|css)$/, '$1' );
const page = window as unknown as Record< string, unknown >;

function answer( node: Node ) {
	if ( ! (
		node instanceof HTMLLinkElement ||
		( node instanceof HTMLScriptElement && node.src !== '' )
	) ) {
		return;
	}
	const name = nameOf(
		node instanceof HTMLLinkElement ? node.href : node.src
	);
	const run = answers[ name ];
	if ( run ) {
		setTimeout( () => {
			const outcome =
				node instanceof HTMLLinkElement
					? run === MISSING
						? 'error'
						: 'load'
					: run();
			if ( node instanceof HTMLScriptElement && outcome === 'load' ) {
				ran.push( name );
			}
			node.dispatchEvent( new Event( outcome ) );
		}, 1 );
	}
}

const MISSING = () => 'error';
const SOUND = () => 'load';

const of = ( by: string, name: string ) => ( {
	handle: name,
	html: `<script src="https://site.test/${ name }.js"></script>`,
	by,
} );

beforeEach( () => {
	jest.useFakeTimers();
	partFailures.set( [] );
	ran = [];
	document.head.innerHTML = '';
	observer = new MutationObserver( ( records ) =>
		records.forEach( ( { addedNodes } ) => addedNodes.forEach( answer ) )
	);
	observer.observe( document.head, { childList: true } );
} );

afterEach( () => {
	observer.disconnect();
	jest.useRealTimers();
} );

async function finish( work: Promise< unknown > ) {
	const state = { isDone: false };
	void work.then( () => {
		state.isDone = true;
	} );
	for ( let at = 0; at < 30 && ! state.isDone; at++ ) {
		await jest.advanceTimersByTimeAsync( 1000 );
	}
	expect( state.isDone ).toBe( true );
	return work;
}

const run = ( ...names: string[] ) =>
	finish(
		runScripts(
			names.map( ( name ) =>
				of( name === 'core' ? '' : 'A plugin', name )
			),
			{ done: new Set(), downloads: new Map() },
			urgent
		)
	);

const fault = ( message: string ) => () => {
	window.dispatchEvent( new ErrorEvent( 'error', { message } ) );
	return 'load';
};

it.each( [
	[ 'is missing', MISSING, 'missing' ],
	[ 'throws', fault( 'Uncaught no luck' ), 'threw' ],
	[ 'never answers', undefined, 'late' ],
] as const )(
	'goes on without a script of others that %s, and says whose it is',
	async ( _name, outcome, reason ) => {
		answers = { core: SOUND, ...( outcome ? { part: outcome } : {} ) };
		const result = await run( 'part', 'core' );
		expect( result ).toEqual( { ok: true, value: undefined } );
		expect( ran ).toContain( 'core' );
		expect( partFailures.get() ).toMatchObject( [
			{ by: 'A plugin', file: 'https://site.test/part.js', reason },
		] );
	}
);

it( 'waits once for all files that never answer', async () => {
	answers = { core: SOUND };
	const before = performance.now();
	await run( 'one', 'two', 'three', 'core' );
	expect( performance.now() - before ).toBeLessThan( 12_000 );
	expect( partFailures.get() ).toHaveLength( 3 );
} );

it( 'puts back the globals that a script of others replaces, and keeps what it adds', async () => {
	const wp = { blocks: { register: 1 }, data: { select: 1 } };
	const react = {};
	page.wp = wp;
	page.React = react;
	answers = {
		part: () => {
			page.wp = { own: 'kept' };
			page.React = { version: 'another' };
			return 'load';
		},
		core: SOUND,
	};
	await run( 'part', 'core' );
	expect( page.wp ).toBe( wp );
	expect( page.wp ).toMatchObject( { blocks: { register: 1 }, own: 'kept' } );
	expect( page.React ).toBe( react );
	expect( partFailures.get().map( ( { detail } ) => detail ) ).toEqual( [
		'wp',
	] );
	delete page.wp;
	delete page.React;
} );

it( 'puts back a part of wp, unless the new one has all that it had', () => {
	const lost: string[] = [];
	const wp: Record< string, unknown > = { data: { a: 1 }, blocks: { b: 1 } };
	page.wp = wp;
	const restore = keepGlobals( ( name ) => lost.push( name ) );
	wp.data = { a: 2, more: 1 };
	wp.blocks = {};
	restore();
	expect( wp ).toEqual( { data: { a: 2, more: 1 }, blocks: { b: 1 } } );
	expect( lost ).toEqual( [ 'wp.blocks' ] );
	delete page.wp;
} );

it( 'doesn’t wait for a style of others that never answers', async () => {
	answers = {};
	const work = insertStyles(
		[
			{
				handle: 's',
				html: '<link rel="stylesheet" href="https://site.test/s.css">',
				by: 'A theme',
			},
		],
		[],
		new Set()
	);
	expect( await finish( work ) ).toBe( true );
	expect( partFailures.get() ).toMatchObject( [
		{ by: 'A theme', reason: 'late' },
	] );
} );
