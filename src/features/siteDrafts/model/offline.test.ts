import { parseChange, type DraftChange } from './change';
import { pageVisibilities, rolesIn } from './offline';

const NOW = '2030-01-01T12:00:00';

function makeChange( given: Readonly< Record< string, unknown > > ) {
	const change = parseChange( {
		key: 'page:2',
		type: 'page',
		recordId: 2,
		action: 'update',
		...given,
	} );
	return change as DraftChange;
}

const statuses = ( given: Readonly< Record< string, unknown > > ) =>
	pageVisibilities( [ makeChange( given ) ], NOW ).map(
		( { before, after } ) => [ before.status, after.status ]
	);

describe( 'pages after publishing', () => {
	it.each( [
		[ 'a title', { edits: { title: 'New' } }, 'publish', 'publish' ],
		[
			'a status',
			{ base: { status: 'private' }, edits: { status: 'publish' } },
			'private',
			'publish',
		],
		[
			'a draft',
			{ base: { status: 'publish' }, edits: { status: 'draft' } },
			'publish',
			'draft',
		],
		[ 'the trash', { action: 'delete' }, 'publish', 'trash' ],
		[
			'a date in the future',
			{
				base: { date: '2029-01-01T00:00:00' },
				edits: { date: '2030-01-02T00:00:00' },
			},
			'publish',
			'future',
		],
	] )(
		'are as visible as the change makes them: %s',
		( _name, given, before, after ) => {
			expect( statuses( given ) ).toEqual( [ [ before, after ] ] );
		}
	);

	it.each( [
		[ '', false ],
		[ 'set', true ],
		[ 'removed', false ],
	] )(
		'have a password that only the server knows: %j',
		( password, after ) => {
			const [ found ] = pageVisibilities(
				[ makeChange( { password } ) ],
				NOW
			);
			expect( found?.before.password ).toBe( '' );
			expect( found?.after.password !== '' ).toBe( after );
		}
	);

	it( 'aren’t new ones, nor posts', () => {
		expect( statuses( { action: 'create' } ) ).toEqual( [] );
		expect( statuses( { type: 'post' } ) ).toEqual( [] );
	} );
} );

describe( 'roles of pages after publishing', () => {
	const site = ( edits: object ) =>
		rolesIn( [ makeChange( {} ), makeChange( { type: 'site', edits } ) ] );

	it( 'are those of the draft, where it has any', () => {
		expect( rolesIn( [] ) ).toEqual( {} );
		expect( site( { title: 'New' } ) ).toEqual( {} );
		expect( site( { page_on_front: 7 } ) ).toEqual( { homepage: 7 } );
		expect( site( { page_for_posts: 8 } ) ).toEqual( { postsPage: 8 } );
		expect( site( { show_on_front: 'posts', page_on_front: 7 } ) ).toEqual(
			{ homepage: 0, postsPage: 0 }
		);
	} );
} );
