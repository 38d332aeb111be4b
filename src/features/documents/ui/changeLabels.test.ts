import { compareFields, withoutTrashedSlugs } from '../model/fieldChanges';
import { fieldChangeLabel, fieldValueLabel } from './changeLabels';

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
