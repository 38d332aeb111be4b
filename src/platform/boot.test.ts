import { parseBoot } from './boot';

describe( 'parseBoot', () => {
	it( 'fills missing data with defaults', () => {
		const boot = parseBoot( {} );
		expect( boot.reviewNote ).toBe( '' );
		expect( boot.home ).toBeNull();
		expect( boot.theme.isBlockTheme ).toBe( false );
		expect( boot.postTypes ).toEqual( {} );
		expect( [ boot.site.id, boot.user.id ] ).toEqual( [ 0, 0 ] );
		expect( boot.features ).toEqual( {
			customViews: false,
			quickEdit: false,
			fontLibrary: true,
		} );
	} );

	it.each( [
		[ 'an hour ahead', 3_600_000, 3_600_000 ],
		[ 'an hour behind', -3_600_000, -3_600_000 ],
		[ 'right, on a slow connection', 20_000, 0 ],
	] )( 'knows a clock of the browser that is %s', ( _name, ahead, is ) => {
		const time = Date.parse( '2026-03-01T12:00:00Z' );
		expect( parseBoot( { time }, time + ahead ).clockAhead ).toBe( is );
		expect( parseBoot( {}, time + ahead ).clockAhead ).toBe( 0 );
	} );

	it( 'reads the names of properties', () => {
		expect(
			parseBoot( { properties: [ 'title', 7, 'format' ] } ).properties
		).toEqual( [ 'title', 'format' ] );
	} );

	it( 'reads the home document with its parts', () => {
		const home = {
			type: 'page',
			id: '2',
			title: 'Welcome',
			template: { id: 'theme//front-page', title: 'Front' },
			parts: [ { id: 'theme//header', title: 'Header', area: 'header' } ],
		};
		expect( parseBoot( { home } ).home ).toEqual( home );
	} );

	it( 'reads post types and leaves out invalid ones', () => {
		const boot = parseBoot( {
			postTypes: {
				page: { label: 'Page', plural: 'Pages', isViewable: true },
				odd: 'text',
			},
		} );
		expect( Object.keys( boot.postTypes ) ).toEqual( [ 'page' ] );
		expect( boot.postTypes[ 'page' ] ).toMatchObject( {
			label: 'Page',
			plural: 'Pages',
			isViewable: true,
			canEdit: false,
		} );
	} );

	it( 'reads the site draft and its problem', () => {
		const draftIn = ( siteDraft: unknown ) =>
			parseBoot( { siteDraft } ).siteDraft;
		const draft = {
			id: 7,
			title: 'Christmas',
			status: 'scheduled',
			count: 3,
			problem: '',
		};
		expect( draftIn( draft ) ).toEqual( draft );
		expect( draftIn( { ...draft, problem: 'theme' } ) ).toMatchObject( {
			problem: 'theme',
		} );
		expect( draftIn( { id: 7, status: 'odd' } ) ).toEqual( {
			id: 7,
			title: '',
			status: 'open',
			count: 0,
			problem: '',
		} );
		expect( draftIn( null ) ).toBeNull();
	} );

	it( 'throws where the page carries no data', () => {
		expect( () => parseBoot( undefined ) ).toThrow( /boot data/ );
	} );
} );
