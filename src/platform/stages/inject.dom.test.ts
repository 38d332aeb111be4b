/**
 * @jest-environment jsdom
 */
import { downloads } from './downloads';
import {
	downloadFiles,
	downloadScripts,
	insertStyles,
	runScripts,
} from './inject';
import type { Pace, ScriptLedger } from './pace';

/** The log of inserted elements, in the order of their load. */
let log: string[];
let broken: Set< string >;
let observer: MutationObserver;

const urgent: Pace = {
	isUrgent: () => true,
	untilAllowed: () => Promise.resolve(),
};
const idle: Pace = {
	isUrgent: () => false,
	untilAllowed: () => Promise.resolve(),
};

const file = ( name: string ) => ( {
	handle: name,
	html: `<script src="https://site.test/${ name }.js"></script>`,
} );
const withInline = ( name: string ) => ( {
	handle: name,
	html: `<script>/* before ${ name } */</script><script src="https://site.test/${ name }.js"></script><script>/* after ${ name } */</script>`,
} );
const ledger = ( ...done: string[] ): ScriptLedger => ( {
	done: new Set( done ),
	downloads: new Map(),
} );
const nameOf = ( url: string ) => url.replace( /^.*\/(.+)\.(?:js|css)$/, '$1' );

/** Simulates the browser: files arrive a little later, missing ones fail. */
function answer( node: Node ) {
	if ( node instanceof HTMLLinkElement ) {
		const name = nameOf( node.href );
		setTimeout(
			() =>
				node.dispatchEvent(
					new Event( broken.has( name ) ? 'error' : 'load' )
				),
			1
		);
	}
	if ( node instanceof HTMLScriptElement ) {
		if ( node.src === '' ) {
			log.push( node.textContent );
			return;
		}
		const name = nameOf( node.src );
		setTimeout( () => {
			if ( ! broken.has( name ) ) {
				log.push( name );
			}
			node.dispatchEvent(
				new Event( broken.has( name ) ? 'error' : 'load' )
			);
		}, 1 );
	}
}

beforeEach( () => {
	log = [];
	broken = new Set();
	document.head.innerHTML = '';
	observer = new MutationObserver( ( records ) =>
		records.forEach( ( { addedNodes } ) => addedNodes.forEach( answer ) )
	);
	observer.observe( document.head, { childList: true } );
} );

afterEach( () => observer.disconnect() );

describe.each( [
	[ 'urgently', urgent ],
	[ 'when idle', idle ],
] )( 'runScripts %s', ( _name, pace ) => {
	it( 'runs files and inline code in order', async () => {
		const result = await runScripts(
			[ file( 'a' ), withInline( 'b' ), file( 'c' ) ],
			ledger(),
			pace
		);
		expect( result.ok ).toBe( true );
		expect( log ).toEqual( [
			'a',
			'/* before b */',
			'b',
			'/* after b */',
			'c',
		] );
	} );

	it( 'leaves out what the page has already run', async () => {
		const page = ledger( 'a' );
		await runScripts( [ withInline( 'a' ), file( 'b' ) ], page, pace );
		expect( log ).toEqual( [ 'b' ] );
		expect( page.done ).toEqual( new Set( [ 'a', 'b' ] ) );
	} );

	it( 'stops before running anything that needs a missing file', async () => {
		broken.add( 'b' );
		const page = ledger();
		const result = await runScripts(
			[ file( 'a' ), file( 'b' ), file( 'c' ) ],
			page,
			pace
		);
		expect( result ).toEqual( {
			ok: false,
			error: { code: 'script', detail: 'https://site.test/b.js' },
		} );
		expect( log ).toEqual( [ 'a' ] );
		expect( page.done ).toEqual( new Set( [ 'a' ] ) );
	} );

	it( 'continues after the last success when called again', async () => {
		broken.add( 'b' );
		const page = ledger();
		const scripts = [ file( 'a' ), withInline( 'b' ), file( 'c' ) ];
		await runScripts( scripts, page, pace );
		broken.clear();
		log = [];
		const result = await runScripts( scripts, page, pace );
		expect( result.ok ).toBe( true );
		expect( log ).toEqual( [
			'/* before b */',
			'b',
			'/* after b */',
			'c',
		] );
	} );

	it( 'keeps the attributes that WordPress printed', async () => {
		await runScripts(
			[
				{
					handle: 'a',
					html: '<script id="a-js" crossorigin="anonymous" src="https://site.test/a.js"></script>',
				},
			],
			ledger(),
			pace
		);
		const script = document.getElementById( 'a-js' );
		expect( script?.getAttribute( 'crossorigin' ) ).toBe( 'anonymous' );
	} );
} );

it( 'hurries when someone starts to wait', async () => {
	let isUrgent = false;
	const pace: Pace = {
		isUrgent: () => isUrgent,
		untilAllowed: () => {
			isUrgent = log.length > 0;
			return Promise.resolve();
		},
	};
	await runScripts(
		[ file( 'a' ), file( 'b' ), file( 'c' ) ],
		ledger(),
		pace
	);
	expect( log ).toEqual( [ 'a', 'b', 'c' ] );
} );

it( 'counts the bytes that are requested and that have arrived or failed, each file once', async () => {
	const counts = { requested: 0, settled: 0 };
	downloads.set( counts );
	broken.add( 'b' );
	const assets = [
		{ ...file( 'a' ), size: 300 },
		{ ...file( 'b' ), size: 70 },
	];
	const known = ledger();
	downloadScripts( assets, known );
	downloadScripts( assets, known );
	expect( downloads.get() ).toEqual( { requested: 370, settled: 0 } );
	await Promise.all( known.downloads.values() );
	expect( downloads.get() ).toEqual( { requested: 370, settled: 370 } );
} );

it( 'files downloaded ahead of their list are not requested again', async () => {
	const known = ledger();
	downloadFiles(
		[ { src: 'https://site.test/a.js', size: 7 } ],
		known.downloads
	);
	downloadScripts( [ file( 'a' ) ], known );
	expect( document.querySelectorAll( 'link' ) ).toHaveLength( 1 );
	expect( await runScripts( [ file( 'a' ) ], known, urgent ) ).toEqual( {
		ok: true,
		value: undefined,
	} );
	expect( log ).toEqual( [ 'a' ] );
} );

describe( 'insertStyles', () => {
	const sheet = ( name: string ) => ( {
		handle: name,
		html: `<link rel="stylesheet" href="https://site.test/${ name }.css">`,
	} );
	const inserted = () =>
		[ ...document.querySelectorAll( 'link' ) ].map( ( { href } ) =>
			nameOf( href )
		);

	it( 'inserts styles that the page lacks', async () => {
		const done = new Set( [ 'a' ] );
		expect(
			await insertStyles( [ sheet( 'a' ), sheet( 'b' ) ], [], done )
		).toBe( true );
		expect( inserted() ).toEqual( [ 'b' ] );
	} );

	it( 'inserts failed styles again', async () => {
		broken.add( 'b' );
		const done = new Set< string >();
		const styles = [ sheet( 'a' ), sheet( 'b' ) ];
		expect( await insertStyles( styles, [], done ) ).toBe( false );
		expect( inserted() ).toEqual( [ 'a' ] );
		broken.clear();
		expect( await insertStyles( styles, [], done ) ).toBe( true );
		expect( inserted() ).toEqual( [ 'a', 'b' ] );
	} );
} );
