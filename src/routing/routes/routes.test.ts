import fc from 'fast-check';
import { buildSearch, parseAddress, type Address } from '../address';
import { blockAuditRoute } from './blockAudit';
import { cleanUpRoute } from './cleanUp';
import { documentRoute } from './document';
import { findRoute } from './find';
import { historyRoute } from './history';
import { homeRoute } from './home';
import { identityRoute } from './identity';
import { navigationRoute } from './navigation';
import { patternsRoute, registeredPatternRoute } from './patterns';
import { postsRoute } from './posts';
import { siteDraftRoute, siteDraftsRoute } from './siteDrafts';
import { styleBookRoute, stylesRoute } from './styles';
import { templatesRoute } from './templates';

const there = ( address: Address ): Address =>
	parseAddress( buildSearch( address, 'atelier' ) );

describe( 'homeRoute', () => {
	it.each( [ true, false ] )(
		'parses its own address (editing: %s)',
		( isEditing ) => {
			expect(
				homeRoute.parse( there( homeRoute.build( { isEditing } ) ) )
			).toEqual( { isEditing } );
		}
	);

	it( 'parses only the root', () => {
		expect( homeRoute.parse( { path: '/page', query: {} } ) ).toBeNull();
	} );
} );

describe( 'blockAuditRoute', () => {
	it.each( [ {}, { isProblems: true } as const ] )(
		'parses its own address: %j',
		( params ) => {
			expect(
				blockAuditRoute.parse(
					there( blockAuditRoute.build( params ) )
				)
			).toEqual( params );
		}
	);
} );

describe( 'cleanUpRoute', () => {
	it( 'parses its own address, and no other', () => {
		expect(
			cleanUpRoute.parse( there( cleanUpRoute.build( {} ) ) )
		).toEqual( {} );
		expect( cleanUpRoute.parse( { path: '/find', query: {} } ) ).toBeNull();
	} );
} );

describe( 'findRoute', () => {
	it( 'parses its own address with what is looked for', () => {
		fc.assert(
			fc.property(
				fc.record(
					{
						kind: fc.constantFrom( 'text', 'colorValue' ),
						search: fc.string( { minLength: 1 } ),
					},
					{ requiredKeys: [] }
				),
				( params ) => {
					expect(
						findRoute.parse( there( findRoute.build( params ) ) )
					).toEqual( params );
				}
			)
		);
	} );
} );

describe( 'historyRoute', () => {
	it( 'parses its own address with every filter', () => {
		const number = fc.integer( { min: 1, max: 1e12 } );
		fc.assert(
			fc.property(
				fc.record(
					{
						entry: number,
						page: number,
						person: number,
						kind: fc.stringMatching( /^[a-z0-9_-]{1,20}$/ ),
						isByAgents: fc.constant( true as const ),
						agent: fc.integer( { min: 1, max: 99999 } ),
						from: fc.constant( '2026-01-31' ),
						to: fc.constant( '2026-02-28' ),
						search: fc.string( { minLength: 1 } ),
					},
					{ requiredKeys: [] }
				),
				( params ) => {
					expect(
						historyRoute.parse(
							there( historyRoute.build( params ) )
						)
					).toEqual( params );
				}
			)
		);
	} );

	it( 'leaves out invalid filters', () => {
		expect(
			historyRoute.parse( {
				path: '/history',
				query: {
					entry: '0',
					paged: '-1',
					from: 'today',
					kind: '<b>',
					agents: 'x',
				},
			} )
		).toEqual( {} );
	} );
} );

describe( 'documentRoute', () => {
	const type = fc.stringMatching( /^[a-z][a-z0-9_-]{0,19}$/ );
	const number = fc.nat().map( String );
	const template = fc
		.tuple(
			fc.stringMatching( /^[a-z][a-z0-9-]{0,10}(\/[a-z]{1,5})?$/ ),
			fc.stringMatching( /^[a-z0-9_%-]{1,20}$/ )
		)
		.map( ( [ theme, slug ] ) => `${ theme }//${ slug }` );

	it( 'parses its own address with any id', () => {
		fc.assert(
			fc.property(
				type,
				fc.oneof( number, template ),
				fc.boolean(),
				fc.constantFrom( {}, { isFocused: true } as const ),
				( name, id, isEditing, focus ) => {
					const params = { type: name, id, isEditing, ...focus };
					expect(
						documentRoute.parse(
							there( documentRoute.build( params ) )
						)
					).toEqual( params );
				}
			)
		);
	} );

	it.each( [
		[ 'a type alone', '/page' ],
		[ 'a word for an id', '/page/about' ],
		[ 'more than an id', '/page/2/edit' ],
		[ 'half the id of a template', '/wp_template/theme' ],
		[ 'a template without a theme', '/wp_template///home' ],
		[ 'a type in capitals', '/Page/2' ],
		[ 'the root', '/' ],
	] )( 'does not take %s for a document', ( _name, path ) => {
		expect( documentRoute.parse( { path, query: {} } ) ).toBeNull();
	} );
} );

describe( 'stylesRoute', () => {
	it( 'parses its own address with a section', () => {
		fc.assert(
			fc.property(
				fc.constantFrom(
					{},
					{ section: '/blocks/core%2Fquote' },
					{ section: '/layout' }
				),
				fc.boolean(),
				fc.constantFrom( {}, { isBook: true } as const ),
				( section, isEditing, book ) => {
					const params = { ...section, ...book, isEditing };
					expect(
						stylesRoute.parse(
							there( stylesRoute.build( params ) )
						)
					).toEqual( params );
				}
			)
		);
	} );

	it( 'has the style book as a section, too', () => {
		expect(
			stylesRoute.parse( {
				path: '/styles',
				query: { section: '/style-book' },
			} )
		).toEqual( { isEditing: false, isBook: true } );
	} );

	it( 'is the root without a valid section', () => {
		for ( const section of [ '', '/', 'layout' ] ) {
			expect(
				stylesRoute.parse( { path: '/styles', query: { section } } )
			).toEqual( { isEditing: false } );
		}
	} );
} );

describe( 'styleBookRoute', () => {
	it( 'parses its own address only', () => {
		expect(
			styleBookRoute.parse( there( styleBookRoute.build( {} ) ) )
		).toEqual( {} );
		expect(
			styleBookRoute.parse( { path: '/styles', query: {} } )
		).toBeNull();
	} );
} );

describe( 'templatesRoute', () => {
	const id = fc
		.stringMatching( /^[a-z0-9-]{1,10}$/ )
		.map( ( slug ) => `theme//${ slug }` );

	it( 'parses its own address with all parameters', () => {
		fc.assert(
			fc.property(
				fc.record(
					{
						activeView: fc
							.string( { minLength: 1 } )
							.filter( ( text ) => text !== 'all' ),
						layout: fc.constantFrom( 'table', 'grid', 'list' ),
						page: fc.integer( { min: 2, max: 999_999 } ),
						selected: fc.array( id, { minLength: 1 } ),
					},
					{ requiredKeys: [] }
				),
				( params ) => {
					expect(
						templatesRoute.parse(
							there( templatesRoute.build( params ) )
						)
					).toEqual( params );
				}
			)
		);
	} );

	it( 'parses the edited template', () => {
		const params = {
			selected: [ 'theme//home' ],
			isEditing: true,
		} as const;
		expect(
			templatesRoute.parse( there( templatesRoute.build( params ) ) )
		).toEqual( params );
	} );

	it.each( [
		[ 'the view of all', { activeView: 'all' } ],
		[ 'a layout that there is not', { layout: 'pile' } ],
		[ 'the first page', { pageNumber: '1' } ],
		[ 'a page that is none', { pageNumber: '-2' } ],
		[ 'a canvas for nothing', { canvas: 'edit' } ],
		[ 'ids that are none', { postId: ',,' } ],
	] )( 'leaves out %s', ( _name, query ) => {
		expect( templatesRoute.parse( { path: '/template', query } ) ).toEqual(
			{}
		);
	} );

	it( 'parses no other address', () => {
		expect(
			templatesRoute.parse( { path: '/templates', query: {} } )
		).toBeNull();
	} );
} );

describe( 'patternsRoute', () => {
	it( 'parses its own address with all parameters', () => {
		fc.assert(
			fc.property(
				fc.record(
					{
						isParts: fc.constant( true as const ),
						categoryId: fc.string( { minLength: 1 } ),
						layout: fc.constantFrom( 'table', 'grid', 'list' ),
						page: fc.integer( { min: 2, max: 999_999 } ),
						selected: fc.array(
							fc.stringMatching( /^[a-z0-9/-]{1,20}$/ ),
							{ minLength: 1 }
						),
					},
					{ requiredKeys: [] }
				),
				( params ) => {
					expect(
						patternsRoute.parse(
							there( patternsRoute.build( params ) )
						)
					).toEqual( params );
				}
			)
		);
	} );

	it.each( [
		[ 'the default type', { postType: 'wp_block' } ],
		[ 'a layout that there is not', { layout: 'pile' } ],
		[ 'the first page', { pageNumber: '1' } ],
		[ 'a page that is none', { pageNumber: '-2' } ],
		[ 'no category', { categoryId: '' } ],
	] )( 'leaves out %s', ( _name, query ) => {
		expect( patternsRoute.parse( { path: '/pattern', query } ) ).toEqual(
			{}
		);
	} );

	it( 'parses no other address', () => {
		expect(
			patternsRoute.parse( { path: '/pattern/theme/name', query: {} } )
		).toBeNull();
	} );
} );

describe( 'registeredPatternRoute', () => {
	it( 'parses its own address with any name', () => {
		fc.assert(
			fc.property(
				fc.stringMatching(
					/^[a-z0-9 &%?#_-]{1,10}\/[A-Za-z0-9._-]{1,20}$/
				),
				( name ) => {
					expect(
						registeredPatternRoute.parse(
							there( registeredPatternRoute.build( { name } ) )
						)
					).toEqual( { name } );
				}
			)
		);
	} );

	it( 'doesn’t parse the list’s address', () => {
		expect(
			registeredPatternRoute.parse( { path: '/pattern', query: {} } )
		).toBeNull();
	} );
} );

describe( 'postsRoute', () => {
	it( 'parses its own address with all parameters', () => {
		fc.assert(
			fc.property(
				fc.record(
					{
						type: fc.stringMatching( /^[a-z][a-z0-9_-]{0,19}$/ ),
						activeView: fc
							.string( { minLength: 1 } )
							.filter( ( text ) => text !== 'all' ),
						layout: fc.constantFrom( 'table', 'grid', 'list' ),
						page: fc.integer( { min: 2, max: 999_999 } ),
						selected: fc.array( fc.nat().map( String ), {
							minLength: 1,
						} ),
						quickEdit: fc.constant( true as const ),
					},
					{ requiredKeys: [ 'type' ] }
				),
				( params ) => {
					expect(
						postsRoute.parse( there( postsRoute.build( params ) ) )
					).toEqual( params );
				}
			)
		);
	} );

	it( 'parses a custom view and the edited page', () => {
		const params = {
			type: 'page',
			activeView: '12',
			isCustom: true,
			selected: [ '3', '4' ],
			isEditing: true,
		} as const;
		expect(
			postsRoute.parse( there( postsRoute.build( params ) ) )
		).toEqual( params );
	} );

	it.each( [
		[ 'the view of all', { activeView: 'all' } ],
		[ 'a custom view without an id', { isCustom: 'true' } ],
		[ 'a layout that there is not', { layout: 'pile' } ],
		[ 'the first page', { pageNumber: '1' } ],
		[ 'a page that is none', { pageNumber: '-2' } ],
		[ 'ids that are none', { postId: 'a,,1x,-2' } ],
		[ 'a canvas for nothing', { canvas: 'edit' } ],
	] )( 'leaves out %s', ( _name, query ) => {
		expect( postsRoute.parse( { path: '/page', query } ) ).toEqual( {
			type: 'page',
		} );
	} );

	it.each( [ '/', '/page/2', '/Page' ] )( 'is not at %s', ( path ) => {
		expect( postsRoute.parse( { path, query: {} } ) ).toBeNull();
	} );
} );

describe( 'navigationRoute', () => {
	it( 'parses its own address only', () => {
		expect(
			navigationRoute.parse( there( navigationRoute.build( {} ) ) )
		).toEqual( {} );
		expect(
			navigationRoute.parse( { path: '/navigation/5', query: {} } )
		).toBeNull();
	} );
} );

describe( 'identityRoute', () => {
	it( 'parses its own address only', () => {
		expect(
			identityRoute.parse( there( identityRoute.build( {} ) ) )
		).toEqual( {} );
		expect(
			identityRoute.parse( { path: '/identity/5', query: {} } )
		).toBeNull();
	} );
} );

describe( 'siteDraftsRoute', () => {
	it.each( [ {}, { isPublished: true } as const ] )(
		'parses its own address with %j',
		( params ) => {
			expect(
				siteDraftsRoute.parse(
					there( siteDraftsRoute.build( params ) )
				)
			).toEqual( params );
		}
	);
} );

describe( 'siteDraftRoute', () => {
	it( 'parses its own address with any id', () => {
		fc.assert(
			fc.property( fc.integer( { min: 1 } ), ( id ) => {
				expect(
					siteDraftRoute.parse(
						there( siteDraftRoute.build( { id } ) )
					)
				).toEqual( { id } );
			} )
		);
	} );

	it.each( [ '/drafts', '/drafts/0', '/drafts/one', '/drafts/1/2' ] )(
		'is not at %s',
		( path ) => {
			expect( siteDraftRoute.parse( { path, query: {} } ) ).toBeNull();
		}
	);
} );

describe( 'post types whose names are those of screens', () => {
	it.each(
		[
			blockAuditRoute.build( {} ),
			cleanUpRoute.build( {} ),
			findRoute.build( {} ),
			siteDraftsRoute.build( {} ),
			historyRoute.build( {} ),
			identityRoute.build( {} ),
			navigationRoute.build( {} ),
			patternsRoute.build( {} ),
			stylesRoute.build( { isEditing: false } ),
			styleBookRoute.build( {} ),
			templatesRoute.build( {} ),
		].map( ( { path } ) => path.slice( 1 ) )
	)( 'have other addresses: %s', ( type ) => {
		const list = postsRoute.build( { type, activeView: 'drafts' } );
		const item = documentRoute.build( { type, id: '28', isEditing: true } );
		expect( list.path ).toBe( `/posts/${ type }` );
		expect( item.path ).toBe( `/posts/${ type }/28` );
		expect( postsRoute.parse( list ) ).toEqual( {
			type,
			activeView: 'drafts',
		} );
		expect( documentRoute.parse( item ) ).toEqual( {
			type,
			id: '28',
			isEditing: true,
		} );
	} );

	it( 'leave those of a type called “posts” as they are', () => {
		const address = { path: '/posts/5', query: {} };
		expect( documentRoute.parse( address ) ).toMatchObject( {
			type: 'posts',
			id: '5',
		} );
		expect( postsRoute.parse( { path: '/posts', query: {} } ) ).toEqual( {
			type: 'posts',
		} );
		expect( postsRoute.parse( address ) ).toBeNull();
	} );
} );
