import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import {
	expiryOf,
	LIFETIME,
	olderHalf,
	overflow,
	type Weight,
} from './retention';
import { buildUnsaved, readEntry, serializeEntry, type Entry } from './entry';
import { canRestore, toggle, type Offer } from './offers';

const entry: Entry = {
	id: 's postType|page|7',
	owner: 'me',
	session: 's',
	subject: { kind: 'postType', name: 'page', id: '7' },
	title: '<b>About</b>',
	theme: '',
	edits: '{"title":"About us"}',
	base: '{"title":"About"}',
	version: '',
	lacksPassword: false,
	when: 5,
	keptBy: 'browser',
	size: 38,
};

const stored = ( value: unknown, version = 1 ) =>
	JSON.stringify( { version, value } );

describe( 'a stored entry', () => {
	it( 'is read as it was written', () => {
		expect( readEntry( serializeEntry( entry ) ) ).toEqual( entry );
	} );

	it.each( [
		[ 'nothing', stored( undefined ) ],
		[ 'a text', stored( 'entry' ) ],
		[ 'no JSON', '{' ],
		[
			'edits that aren’t JSON',
			stored( { ...entry, edits: '{"title":' } ),
		],
		[ 'edits that aren’t an object', stored( { ...entry, edits: '[1]' } ) ],
		[ 'no subject', stored( { ...entry, subject: null } ) ],
		[ 'no date', stored( { ...entry, when: 'today' } ) ],
		[ 'a format of a newer version', stored( entry, 2 ) ],
	] )( 'is rejected: %s', ( _title, json ) => {
		expect( readEntry( json ) ).toBeNull();
	} );

	it( 'never throws', () => {
		fc.assert(
			fc.property( fc.anything(), fc.string(), ( raw, text ) => {
				readEntry( text );
				readEntry( JSON.stringify( { version: 1, value: raw } ) );
			} )
		);
	} );
} );

describe( 'passwords', () => {
	const edited = {
		subject: entry.subject,
		title: 'About',
		theme: '',
		version: '',
	};

	it.each( [
		[
			'leaves out what was typed, and what it replaces',
			{ title: 'A', password: 'secret' },
			{ title: 'B', password: 'older' },
			{
				edits: '{"title":"A"}',
				base: '{"title":"B"}',
				lacksPassword: true,
			},
		],
		[
			'leaves out that one was removed',
			{ title: 'A', password: '' },
			{ title: 'B', password: 'older' },
			{
				edits: '{"title":"A"}',
				base: '{"title":"B"}',
				lacksPassword: false,
			},
		],
		[
			'does not publish without the password what was to have one',
			{ title: 'A', status: 'publish', password: 'secret' },
			{ title: 'B', status: 'draft', password: '' },
			{
				edits: '{"title":"A"}',
				base: '{"title":"B","status":"draft"}',
				lacksPassword: true,
			},
		],
		[
			'keeps the status without a password',
			{ status: 'publish' },
			{ status: 'draft', title: 'B' },
			{
				edits: '{"status":"publish"}',
				base: '{"status":"draft"}',
				lacksPassword: false,
			},
		],
	] )( '%s', ( _title, edits, base, expected ) => {
		expect( buildUnsaved( { ...edited, edits, base } ) ).toMatchObject(
			expected
		);
	} );

	it( 'keeps nothing if only the password was edited', () => {
		expect(
			buildUnsaved( {
				...edited,
				edits: { password: 'secret' },
				base: {},
			} )
		).toBeNull();
	} );
} );

describe( 'limits', () => {
	const weights = fc.uniqueArray(
		fc.record( {
			id: fc.uuid(),
			expires: fc.integer( { min: 0, max: 1000 } ),
			size: fc.integer( { min: 0, max: 100 } ),
		} ),
		{ selector: ( { id } ) => id, maxLength: 40 }
	);
	const limits = { count: 10, size: 300 };
	const NOW = 500;

	it( 'hold, drop the oldest entries first, and keep the newest', () => {
		fc.assert(
			fc.property( weights, ( all ) => {
				const dropped = new Set( overflow( all, NOW, limits ) );
				const left = all.filter( ( { id } ) => ! dropped.has( id ) );
				const newest = ( some: readonly Weight[] ) =>
					Math.max( ...some.map( ( { expires } ) => expires ) );
				// Its size doesn't matter; only its age expires it.
				expect( newest( left ) ).toBe(
					NOW > newest( all ) ? -Infinity : newest( all )
				);
				expect( left.every( ( { expires } ) => expires >= NOW ) ).toBe(
					true
				);
				if ( left.length > 1 ) {
					expect( left.length ).toBeLessThanOrEqual( limits.count );
					expect(
						left.reduce( ( sum, { size } ) => sum + size, 0 )
					).toBeLessThanOrEqual( limits.size );
				}
				const oldestLeft = Math.min(
					...left.map( ( { expires } ) => expires )
				);
				for ( const { id, expires } of all ) {
					if ( dropped.has( id ) ) {
						expect( expires ).toBeLessThanOrEqual( oldestLeft );
					}
				}
			} )
		);
	} );

	it( 'keep entries within them', () => {
		const one = { id: 'a', expires: expiryOf( 0 ), size: 1 };
		expect( overflow( [ one ], LIFETIME ) ).toEqual( [] );
		expect( overflow( [ one ], LIFETIME + 1 ) ).toEqual( [ 'a' ] );
		expect( overflow( [ one, { ...one, id: 'b' } ], 3 ) ).toEqual( [] );
	} );

	it.each( [
		'src/features/recovery/ui/ForgetSetting.tsx',
		'docs/recovery.md',
	] )( 'are what %s says', ( file ) => {
		expect( readFileSync( file, 'utf8' ) ).toContain(
			`${ LIFETIME / 86_400_000 } days`
		);
	} );

	it( 'free space without dropping entries that are being written', () => {
		fc.assert(
			fc.property( weights, ( all ) => {
				const needed = new Set(
					all.slice( 0, 3 ).map( ( { id } ) => id )
				);
				const dropped = olderHalf( all, needed );
				expect( dropped.some( ( id ) => needed.has( id ) ) ).toBe(
					false
				);
				expect( dropped.length > 0 ).toBe( all.length > 3 );
			} )
		);
	} );
} );

describe( 'choosing an offer', () => {
	const offer = ( session: string, more: Partial< Offer > = {} ): Offer => ( {
		entry: { ...entry, id: session, session },
		status: { name: 'same' },
		isOlder: false,
		...more,
	} );

	it( 'allows one version of a record', () => {
		const newer = offer( 'b' );
		const older = offer( 'a', { isOlder: true } );
		const all = [ newer, older ];
		const first = toggle( new Set(), all, newer );
		const second = toggle( first, all, older );
		expect( [ ...second ] ).toEqual( [ 'a' ] );
		expect( [ ...toggle( second, all, older ) ] ).toEqual( [] );
	} );

	it( 'excludes deleted records', () => {
		expect(
			canRestore( offer( 'a', { status: { name: 'deleted' } } ) )
		).toBe( false );
	} );
} );
