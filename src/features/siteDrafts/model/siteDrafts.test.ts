import {
	documentOf,
	editsIn,
	groupByType,
	isBlocked,
	isForVisitors,
	staysUnseen,
	isUnapproved,
	needsDecision,
	parseChange,
	parseChanges,
	peopleOf,
	subjectOf,
	titleAfter,
	versionOfChanges,
	type DraftChange,
} from './change';
import { dividerAt, moveDivider } from '@/ui/divider';
import { dateAfter, daysUntil, linkAt, parseLinks } from './link';
import { siteDateLabel, siteTimeOf, zoneLabel } from '@/kernel/siteClock';
import { parseSiteDraft, parseSiteDrafts } from './siteDraft';

const change = ( more: Partial< DraftChange > = {} ): DraftChange => ( {
	key: 'page:2',
	type: 'page',
	recordId: '2',
	label: 'About',
	action: 'update',
	isReset: false,
	edits: {},
	base: {},
	password: '',
	live: {},
	author: null,
	modified: '2026-11-24T20:00:00Z',
	liveVersion: '',
	version: 'v1',
	status: 'ready',
	conflicts: [],
	isMergeable: false,
	changedBy: '',
	changedAt: '',
	draftedBy: '',
	acceptedBy: null,
	draftedAt: '',
	message: '',
	withheld: [],
	isApprovable: false,
	reason: '',
	isProposed: false,
	isUnchecked: false,
	usedFor: [],
	shownAt: '',
	...more,
} );

describe( 'a draft', () => {
	it( 'is parsed from the response', () => {
		const person = { id: 1, name: 'Ada', avatar: 'https://example.org/a' };
		expect(
			parseSiteDraft( {
				id: 7,
				title: 'Christmas',
				status: 'scheduled',
				theme: 'one',
				count: 3,
				modified: '2026-11-24T20:00:00Z',
				author: person,
				schedule: {
					date: '2026-12-24T08:00:00Z',
					conflicts: 'mine',
					missed: 'hold',
				},
				problem: '',
				published: null,
				publishing: true,
				failure: {
					date: '2026-11-24T19:00:00Z',
					message: 'Not today.',
				},
			} )
		).toEqual( {
			id: 7,
			title: 'Christmas',
			status: 'scheduled',
			theme: 'one',
			count: 3,
			modified: '2026-11-24T20:00:00Z',
			author: person,
			schedule: {
				date: '2026-12-24T08:00:00Z',
				conflicts: 'mine',
				missed: 'hold',
			},
			problem: '',
			isPublishing: true,
			failure: { date: '2026-11-24T19:00:00Z', message: 'Not today.' },
			links: 0,
			published: null,
			proposal: null,
		} );
	} );

	it( 'holds by default', () => {
		expect(
			parseSiteDraft( { id: 7, schedule: { date: 'x' } } )?.schedule
		).toEqual( { date: 'x', conflicts: 'hold', missed: 'publish' } );
	} );

	it.each( [ [ null ], [ 'text' ], [ {} ], [ { id: 'x' } ] ] )(
		'is null for %j',
		( raw ) => {
			expect( parseSiteDraft( raw ) ).toBeNull();
			expect( parseSiteDrafts( [ raw ] ) ).toEqual( [] );
		}
	);
} );

describe( 'a change', () => {
	it( 'is parsed from the response', () => {
		expect(
			parseChange( {
				key: 'page:2',
				type: 'page',
				recordId: '2',
				label: 'About',
				action: 'update',
				edits: { title: 'Over' },
				base: { title: 'About' },
				live: { title: 'Über' },
				status: 'changed',
				conflicts: [ 'title', 5 ],
				mergeable: true,
				changedBy: { id: 3, name: 'Ben' },
				changedAt: '2026-11-24T19:00:00Z',
				author: { id: 4, name: 'Cleo', avatar: '' },
				draftedBy: { id: 5, name: 'Dora' },
				draftedAt: '2026-11-24T18:00:00Z',
				message: 'Why',
			} )
		).toMatchObject( {
			edits: { title: 'Over' },
			base: { title: 'About' },
			live: { title: 'Über' },
			conflicts: [ 'title' ],
			isMergeable: true,
			changedBy: 'Ben',
			changedAt: '2026-11-24T19:00:00Z',
			draftedBy: 'Dora',
			draftedAt: '2026-11-24T18:00:00Z',
			message: 'Why',
		} );
		expect( parseChanges( [ {}, 'text', null ] ) ).toEqual( [] );
		for ( const answer of [ {}, null, 'text' ] ) {
			expect( parseChanges( answer ) ).toBeNull();
			expect( parseLinks( answer ) ).toBeNull();
			expect( parseSiteDrafts( answer ) ).toBeNull();
		}
	} );

	it.each( [
		[ 'ready', false, false, false ],
		[ 'changed', false, true, false ],
		[ 'changed', true, false, false ],
		[ 'missing', false, false, true ],
		[ 'forbidden', false, false, true ],
		[ 'invalid', false, false, true ],
	] as const )(
		'that is %s (mergeable: %s) needs a decision: %s, is blocked: %s',
		( status, isMergeable, isOpen, isStuck ) => {
			const one = change( { status, isMergeable } );
			expect( needsDecision( one ) ).toBe( isOpen );
			expect( isBlocked( one ) ).toBe( isStuck );
		}
	);

	it.each( [
		[ 'site', '', { kind: 'root', name: 'site', id: undefined } ],
		[
			'wp_global_styles',
			'5',
			{ kind: 'root', name: 'globalStyles', id: '5' },
		],
		[
			'wp_template',
			'one//home',
			{ kind: 'postType', name: 'wp_template', id: 'one//home' },
		],
	] )( 'of %s has a record in core-data', ( type, recordId, subject ) => {
		expect( subjectOf( change( { type, recordId } ) ) ).toEqual( subject );
	} );

	it( 'links to its document, unless the draft deletes it', () => {
		expect( documentOf( change() ) ).toEqual( { type: 'page', id: '2' } );
		expect( documentOf( change( { action: 'delete' } ) ) ).toBeNull();
		expect(
			documentOf(
				change( {
					type: 'wp_template',
					recordId: 'one//404',
					action: 'delete',
					isReset: true,
				} )
			)
		).toEqual( { type: 'wp_template', id: 'one//404' } );
		expect( documentOf( change( { type: 'site' } ) ) ).toBeNull();
	} );

	it( 'has no document if its record is unknown', () => {
		expect( documentOf( change( { type: '' } ) ) ).toBeNull();
		expect( documentOf( change( { recordId: '' } ) ) ).toBeNull();
	} );

	it( 'has the properties that their author isn’t allowed to publish', () => {
		const by = { id: 3, name: 'Ann', avatar: 'https://example.org/a' };
		const parsed = parseChange( {
			key: 'page:2',
			status: 'unapproved',
			approvable: true,
			withheld: [
				{ property: 'content', by, message: 'No code.' },
				{ property: 'meta.x', by: null, message: 'No rights.' },
				{ by: 7 },
				'content',
			],
		} );
		expect( parsed ).toMatchObject( {
			status: 'unapproved',
			isApprovable: true,
			withheld: [
				{ property: 'content', by, message: 'No code.' },
				{ property: 'meta.x', by: null, message: 'No rights.' },
				{ property: '*', by: null, message: '' },
			],
		} );
		expect( parsed && isUnapproved( parsed ) ).toBe( true );
		expect( parsed && isBlocked( parsed ) ).toBe( false );
	} );

	it( 'has none from other versions of the server', () => {
		expect(
			parseChange( { key: 'page:2', withheld: null } )
		).toMatchObject( { withheld: [], isApprovable: false } );
	} );

	it( 'has another version once anything in it is different', () => {
		const version = versionOfChanges( [ change() ] );
		expect( versionOfChanges( [ change() ] ) ).toBe( version );
		for ( const other of [
			{ modified: '2026-11-24T20:00:01Z' },
			{ edits: { title: 'x' } },
			{ isApprovable: true },
			{ withheld: [ { property: '*', by: null, message: '' } ] },
		] ) {
			expect( versionOfChanges( [ change( other ) ] ) ).not.toBe(
				version
			);
		}
		expect( versionOfChanges( [] ) ).not.toBe( version );
	} );

	it( 'has the new title of its record', () => {
		expect( titleAfter( change() ) ).toBe( 'About' );
		expect( titleAfter( change( { edits: { title: 'Over' } } ) ) ).toBe(
			'Over'
		);
		expect( titleAfter( change( { edits: { title: '' } } ) ) ).toBe(
			'About'
		);
		const template = {
			recordId: 'theme//front-page',
			label: 'Front Page',
			edits: { title: 'front-page' },
		};
		expect( titleAfter( change( template ) ) ).toBe( 'Front Page' );
		expect( titleAfter( change( { ...template, label: '' } ) ) ).toBe(
			'front-page'
		);
	} );

	it( 'names the edits in conflict, and who changed something', () => {
		const one = change( {
			edits: { title: 'A', excerpt: 'B', meta: { a: 1, b: 2 } },
			author: { id: 1, name: 'Ann', avatar: '' },
		} );
		expect( editsIn( one, [ 'title', 'meta.b' ] ) ).toEqual( {
			title: 'A',
			meta: { b: 2 },
		} );
		expect( editsIn( one, [ 'excerpt' ] ) ).toEqual( { excerpt: 'B' } );
		expect(
			peopleOf( [ one, one, change() ] ).map( ( { name } ) => name )
		).toEqual( [ 'Ann' ] );
	} );

	it( 'is grouped by type, site-wide design first', () => {
		const all = [
			change(),
			change( { key: 'book:1', type: 'book' } ),
			change( { key: 'page:3' } ),
			change( { key: 'site', type: 'site' } ),
		];
		expect(
			groupByType( all ).map( ( [ type, group ] ) => [
				type,
				group.length,
			] )
		).toEqual( [
			[ 'site', 1 ],
			[ 'page', 2 ],
			[ 'book', 1 ],
		] );
	} );
} );

describe( 'the site’s clock', () => {
	const noon = new Date( '2026-12-24T12:00:00Z' );

	it.each( [
		[ { name: '', offset: 0 }, '2026-12-24T12:00', 'UTC+0' ],
		[ { name: '', offset: -3.5 }, '2026-12-24T08:30', 'UTC-3.5' ],
		[
			{ name: 'Europe/Berlin', offset: 1 },
			'2026-12-24T13:00',
			'Europe/Berlin',
		],
		[
			{ name: 'America/New_York', offset: -5 },
			'2026-12-24T07:00',
			'America/New York',
		],
	] )( 'of %j', ( zone, time, label ) => {
		expect( siteTimeOf( zone, noon ) ).toBe( time );
		expect( zoneLabel( zone ) ).toBe( label );
	} );

	it( 'follows daylight saving time', () => {
		expect(
			siteTimeOf(
				{ name: 'Europe/Berlin', offset: 1 },
				new Date( '2026-07-01T12:00:00Z' )
			)
		).toBe( '2026-07-01T14:00' );
	} );

	it( 'formats dates, and is empty for invalid ones', () => {
		const zone = { name: 'Europe/Berlin', offset: 1 };
		expect( siteDateLabel( zone, noon, 'en-US' ) ).toMatch(
			/December 24, 2026.*1:00/
		);
		expect( siteDateLabel( zone, new Date( '' ), 'en-US' ) ).toBe( '' );
	} );
} );

describe( 'a link', () => {
	it( 'opens the front end', () => {
		const url = 'https://example.org/?atelier_share=x';
		expect(
			parseLinks( [
				{ id: 3, url, expires: '2026-12-01T00:00:00Z' },
				{ id: 4, url: 'javascript:alert(1)' },
				{ url },
				{ id: 'x', url, works: false },
			] )
		).toEqual( [
			{
				id: '3',
				url,
				expires: '2026-12-01T00:00:00Z',
				by: null,
				works: true,
			},
			{ id: 'x', url, expires: '', by: null, works: false },
		] );
	} );

	it.each( [
		[ '2026-12-01', null ],
		[ '2026-12-02', 1 ],
		[ '2026-12-15', 14 ],
		[ '2027-03-01', 90 ],
		[ '2027-03-02', null ],
		[ '', null ],
	] )( 'works from December 1 until “%s” for %p days', ( end, days ) => {
		expect( daysUntil( '2026-12-01', end ) ).toBe( days );
		if ( days !== null ) {
			expect( dateAfter( '2026-12-01', days ) ).toBe( end );
		}
	} );

	it( 'opens at a page, or at the homepage', () => {
		const url = 'https://shop.test/?atelier_preview=7-a-b';
		expect( linkAt( url, null ) ).toBe( url );
		expect( linkAt( url, { type: 'page', id: '2' } ) ).toBe(
			`${ url }&page_id=2`
		);
		expect( linkAt( url, { type: 'book', id: '3' } ) ).toBe(
			`${ url }&post_type=book&p=3`
		);
	} );
} );

describe( 'the divider', () => {
	const track = { left: 100, width: 200 };

	it.each( [
		[ 200, false, 50 ],
		[ 150, false, 25 ],
		[ 150, true, 75 ],
		[ 0, false, 0 ],
		[ 999, false, 100 ],
	] )( 'follows the pointer at %d (rtl: %s)', ( pointer, isRtl, at ) => {
		expect( dividerAt( pointer, track, isRtl ) ).toBe( at );
	} );

	it.each( [
		[ 'ArrowRight', false, false, 52 ],
		[ 'ArrowLeft', false, false, 48 ],
		[ 'ArrowRight', true, false, 60 ],
		[ 'ArrowRight', false, true, 48 ],
		[ 'ArrowLeft', false, true, 52 ],
		[ 'PageUp', false, false, 60 ],
		[ 'Home', false, false, 0 ],
		[ 'End', false, false, 100 ],
		[ 'a', false, false, null ],
	] )( 'moves by %s (large: %s, rtl: %s)', ( key, isLarge, isRtl, at ) => {
		expect( moveDivider( 50, key, { isLarge, isRtl } ) ).toBe( at );
	} );

	it( 'stays within its limits', () => {
		const plain = { isLarge: true, isRtl: false };
		expect( moveDivider( 3, 'ArrowLeft', plain ) ).toBe( 0 );
		expect( moveDivider( 97, 'ArrowRight', plain ) ).toBe( 100 );
		expect( dividerAt( 5, { left: 0, width: 0 }, false ) ).toBe( 50 );
	} );
} );

describe( 'isForVisitors', () => {
	it.each< readonly [ boolean, string, Partial< DraftChange > ] >( [
		[ true, 'changed words', { edits: { excerpt: 'New' } } ],
		[
			true,
			'a new page',
			{ action: 'create', edits: { status: 'publish' } },
		],
		[
			false,
			'a new draft',
			{ action: 'create', edits: { status: 'draft' } },
		],
		[ false, 'a new page without a status', { action: 'create' } ],
		[ false, 'what is taken offline', { edits: { status: 'private' } } ],
		[
			true,
			'what is published',
			{ edits: { status: 'publish' }, base: { status: 'draft' } },
		],
		[ false, 'what is scheduled', { edits: { status: 'future' } } ],
	] )( 'is %s for %s', ( expected, _name, more ) => {
		expect( isForVisitors( change( more ) ) ).toBe( expected );
	} );
} );

describe( 'staysUnseen', () => {
	it.each< readonly [ boolean, string, Partial< DraftChange > ] >( [
		[ true, 'a new page', { action: 'create' } ],
		[
			true,
			'a new draft',
			{ action: 'create', edits: { status: 'draft' } },
		],
		[
			true,
			'a new one to review',
			{ action: 'create', edits: { status: 'pending' } },
		],
		[
			false,
			'a new one to publish',
			{ action: 'create', edits: { status: 'publish' } },
		],
		[
			false,
			'a new one at a date',
			{ action: 'create', edits: { status: 'future' } },
		],
		[
			false,
			'a new one for its team',
			{ action: 'create', edits: { status: 'private' } },
		],
		[ false, 'a changed draft', { edits: { status: 'draft' } } ],
		[ false, 'a new template', { type: 'wp_template', action: 'create' } ],
	] )( 'is %s for %s', ( expected, _name, more ) => {
		expect( staysUnseen( change( more ) ) ).toBe( expected );
	} );
} );
