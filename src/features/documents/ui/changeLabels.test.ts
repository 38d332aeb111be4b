import { compareFields, withoutTrashedSlugs } from '../model/fieldChanges';
import { fieldChangeLabel, fieldValueLabel } from './changeLabels';

jest.mock( '@/platform/locale', () => ( { locale: () => 'en-US' } ) );

jest.mock( '@/platform/boot', () => ( {
	boot: () => ( { statuses: { 'on-hold': 'On hold' } } ),
} ) );

const labels = ( before: object, after: object ) =>
	withoutTrashedSlugs( compareFields( before, after ) ).map( ( change ) =>
		fieldChangeLabel( change )
	);

it.each( [
	[
		'a status by its name',
		{ status: 'draft' },
		{ status: 'publish' },
		[ 'Status: “Draft” → “Published”' ],
	],
	[
		'the status of a plugin by its label',
		{ status: 'draft' },
		{ status: 'on-hold' },
		[ 'Status: “Draft” → “On hold”' ],
	],
	[
		'the status of a plugin that is gone as it is stored',
		{ status: 'draft' },
		{ status: 'sold-out' },
		[ 'Status: “Draft” → “sold-out”' ],
	],
	[
		'leaving the trash, without the slug that it had there',
		{ status: 'trash', slug: 'about__trashed' },
		{ status: 'publish', slug: 'about' },
		[ 'Restored from the trash (Published)' ],
	],
	[
		'going to the trash, without the slug that it has there',
		{ status: 'publish', slug: 'about' },
		{ status: 'trash', slug: 'about__trashed' },
		[ 'Moved to the trash' ],
	],
	[
		'a slug of its own',
		{ slug: 'about' },
		{ slug: 'about-us' },
		[ 'Slug: “about” → “about-us”' ],
	],
	[
		'a slug in another script as it is read',
		{ slug: 'news' },
		{ slug: '%e6%97%a5%e6%9c%ac' },
		[ 'Slug: “news” → “日本”' ],
	],
	[
		'a date in words, which no time zone of a browser shifts',
		{ date: '2027-03-28T02:30:00' },
		{ date: '1969-12-31T23:59:00' },
		[ 'Date: “Mar 28, 2027, 2:30 AM” → “Dec 31, 1969, 11:59 PM”' ],
	],
	[
		'dates within a minute as they are stored',
		{ date: '2027-03-28T02:30:00' },
		{ date: '2027-03-28T02:30:05' },
		[ 'Date: “2027-03-28T02:30:00” → “2027-03-28T02:30:05”' ],
	],
	[
		'a date that isn’t one as it is stored',
		{ date: 'soon' },
		{ date: null },
		[ 'Date: “soon” → none' ],
	],
	[
		'discussion and pingbacks',
		{ comment_status: 'open', ping_status: 'closed' },
		{ comment_status: 'closed', ping_status: 'open' },
		[ 'Discussion: “Open” → “Closed”', 'Pingbacks: “Closed” → “Open”' ],
	],
	[
		'a format',
		{ format: 'standard' },
		{ format: 'aside' },
		[ 'Format: “Standard” → “Aside”' ],
	],
	[
		'whether a pattern is synced, which WordPress keeps among custom fields',
		{ meta: { wp_pattern_sync_status: '' } },
		{ meta: { wp_pattern_sync_status: 'unsynced' } },
		[ 'Sync status: “Synced” → “Not synced”' ],
	],
	[
		'no template as the default one',
		{ template: '' },
		{ template: 'Landing page' },
		[ 'Template: “Default template” → “Landing page”' ],
	],
] )( 'names %s', ( _name, before, after, expected ) => {
	expect( labels( before, after ) ).toEqual( expected );
} );

it( 'names a value of something new without one before', () => {
	expect(
		fieldValueLabel( { path: [ 'status' ], from: undefined, to: 'draft' } )
	).toBe( 'Status: “Draft”' );
} );
