import { itemOf, parseQuickRecord, type QuickRecord } from './record';
import { sortEdits } from './rules';

const NOW = {
	time: '2026-05-01T14:00:00',
	zone: { name: 'Europe/Berlin', offset: 2 },
};
const RAW = {
	id: 7,
	title: { raw: 'About', rendered: 'About' },
	status: 'publish',
	password: '',
	author: 1,
	date: '2026-04-01T10:00:00',
	date_gmt: '2026-04-01T08:00:00',
	slug: 'about',
	parent: 0,
	comment_status: 'closed',
	template: '',
	featured_media: 0,
	_links: { 'wp:action-publish': [], 'wp:action-assign-author': [] },
};

function makeRecord( overrides: object = {} ): QuickRecord {
	const record = parseQuickRecord( { ...RAW, ...overrides } );
	if ( ! record ) {
		throw new Error( 'no record' );
	}
	return record;
}

const scheduled = () =>
	makeRecord( {
		status: 'future',
		date: '2026-06-01T10:00:00',
		date_gmt: '2026-06-01T08:00:00',
	} );

describe( 'parseQuickRecord', () => {
	it( 'parses the properties of its type and the user’s capabilities', () => {
		const { parent: _parent, ...post } = RAW;
		const record = parseQuickRecord( { ...post, _links: {} } );
		expect( record?.values ).not.toHaveProperty( 'parent' );
		expect( record?.values.title ).toBe( 'About' );
		expect( record?.mayPublish ).toBe( false );
	} );

	it( 'has no date before publication', () => {
		const date = '2026-04-01T10:00:00';
		const draft = { status: 'draft', date, modified: date };
		expect( makeRecord( draft ).values.date ).toBeNull();
		expect(
			makeRecord( { ...draft, status: 'publish' } ).values.date
		).toBe( date );
		expect(
			parseQuickRecord( { ...RAW, ...draft }, { date } )?.values.date
		).toBe( date );
	} );

	it.each( [
		[ 'nothing', undefined ],
		[ 'something else', 'text' ],
		[ 'what is in the trash', { ...RAW, status: 'trash' } ],
	] )( 'leaves %s alone', ( _what, raw ) => {
		expect( parseQuickRecord( raw ) ).toBeNull();
	} );
} );

describe( 'itemOf', () => {
	it( 'has every field of one item', () => {
		const item = itemOf( 'page', [ makeRecord() ] );
		expect( item.values ).toMatchObject( { slug: 'about', parent: 0 } );
		expect( item.mixed.size ).toBe( 0 );
	} );

	it( 'has only bulk fields for several records, and marks differing values', () => {
		const item = itemOf( 'page', [
			makeRecord(),
			makeRecord( { id: 8, author: 2, slug: 'other', _links: {} } ),
		] );
		expect( Object.keys( item.values ) ).toEqual( [
			'title',
			'status',
			'date',
			'author',
			'comment_status',
		] );
		expect( [ ...item.mixed ] ).toEqual( [ 'author' ] );
		expect( item.mayPublish ).toBe( false );
	} );
} );

describe( 'sortEdits', () => {
	it( 'clears a future date when the record is unscheduled', () => {
		const { fine } = sortEdits( scheduled(), {}, { status: 'draft' }, NOW );
		expect( fine ).toEqual( { status: 'draft', date: null } );
	} );

	it( 'keeps a date in the past', () => {
		const late = makeRecord( { status: 'future' } );
		const { fine } = sortEdits( late, {}, { status: 'publish' }, NOW );
		expect( fine ).toEqual( { status: 'publish' } );
	} );

	it( 'keeps a date that was chosen together with the status', () => {
		const edits = { status: 'publish', date: '2026-01-01T00:00:00' };
		expect( sortEdits( scheduled(), {}, edits, NOW ).fine ).toEqual(
			edits
		);
	} );

	it( 'clears the password when the record becomes private', () => {
		const secret = makeRecord( { password: 'open sesame' } );
		expect(
			sortEdits( secret, {}, { status: 'private' }, NOW ).fine
		).toEqual( { status: 'private', password: '' } );
		expect(
			sortEdits( makeRecord(), {}, { status: 'private' }, NOW ).fine
		).toEqual( { status: 'private' } );
	} );

	it( 'holds a schedule in the past until it is fixed', () => {
		const record = makeRecord();
		const first = sortEdits( record, {}, { status: 'future' }, NOW );
		expect( first ).toEqual( {
			fine: {},
			held: { status: 'future' },
			problems: [ 'pastDate' ],
		} );
		const date = '2026-05-01T14:00:01';
		const second = sortEdits( record, first.held, { date }, NOW );
		expect( second ).toEqual( {
			fine: { status: 'future', date },
			held: {},
			problems: [],
		} );
	} );

	it( 'drops a held schedule when the status changes', () => {
		const held = { status: 'future' };
		const { fine } = sortEdits(
			makeRecord(),
			held,
			{ status: 'draft' },
			NOW
		);
		expect( fine ).toEqual( { status: 'draft' } );
	} );

	it( 'regression: accepts a schedule whose date was chosen before its status', () => {
		const date = '2026-06-01T10:00:00';
		const edited = parseQuickRecord( RAW, { date } );
		expect(
			edited && sortEdits( edited, {}, { status: 'future' }, NOW )
		).toEqual( { fine: { status: 'future' }, held: {}, problems: [] } );
	} );

	it( 'holds an edit that clears the date of a schedule', () => {
		expect( sortEdits( scheduled(), {}, { date: null }, NOW ) ).toEqual( {
			fine: {},
			held: { date: null },
			problems: [ 'noDate' ],
		} );
	} );

	it( 'requires a date for scheduling', () => {
		const draft = makeRecord( { status: 'draft', date: null } );
		expect(
			sortEdits( draft, {}, { status: 'future' }, NOW ).problems
		).toEqual( [ 'noDate' ] );
	} );

	it( 'holds a record as its own parent, but no other edits', () => {
		const { fine, held, problems } = sortEdits(
			makeRecord(),
			{ parent: 7 },
			{ slug: 'us' },
			NOW
		);
		expect( { fine, held, problems } ).toEqual( {
			fine: { slug: 'us' },
			held: { parent: 7 },
			problems: [ 'ownParent' ],
		} );
	} );

	it( 'accepts a missed schedule while other fields are edited', () => {
		const late = makeRecord( { status: 'future' } );
		expect( sortEdits( late, {}, { slug: 'us' }, NOW ) ).toEqual( {
			fine: { slug: 'us' },
			held: {},
			problems: [],
		} );
	} );
} );
