import { DRAFT_ARG } from '@/platform/draftArg';
import { parseChange } from '../model/change';
import { pictureUrl, replacesNothing } from './pictureUrl';

jest.mock( '@/platform/boot', () => ( {
	boot: () => ( { homeUrl: 'https://shop.example/', postTypes: {} } ),
} ) );

const newTemplate = ( shownAt: string ) => {
	const change = parseChange( {
		key: 'wp_template:moor//page-prices',
		type: 'wp_template',
		recordId: 'moor//page-prices',
		action: 'create',
		shownAt,
	} );
	if ( ! change ) {
		throw new Error( 'no change' );
	}
	return change;
};

it.each( [
	[ 'live', {}, null ],
	[ 'in the draft', { [ DRAFT_ARG ]: '7' }, '7' ],
] )(
	'is that at which a new template replaces another: %s',
	( _name, query, draft ) => {
		const change = newTemplate( 'https://shop.example/prices/' );
		const url = new URL( pictureUrl( change, query ) ?? '' );
		expect( [ url.pathname, url.searchParams.get( DRAFT_ARG ) ] ).toEqual( [
			'/prices/',
			draft,
		] );
		expect( replacesNothing( change ) ).toBe( false );
	}
);

it( 'is none for what replaces nothing', () => {
	const change = newTemplate( '' );
	expect( pictureUrl( change, {} ) ).toBeNull();
	expect( replacesNothing( change ) ).toBe( true );
} );
