import {
	parseOwn,
	parsePart,
	parseRegistered,
	type PatternReaders,
} from './pattern';

const READERS: PatternReaders = {
	readText: ( text ) => text.replace( '&amp;', '&' ),
	readTitle: ( { title } ) => String( title ),
	readAuthor: () => ( { type: 'theme', name: 'A theme', id: 0 } ),
	readRemoval: ( type, { source } ) =>
		type === 'wp_block' ? 'trash' : source === 'custom' ? 'delete' : null,
	allows: ( { refused }, method ) => refused !== method,
};

describe( 'parseOwn', () => {
	const parse = ( overrides: Record< string, unknown > = {} ) =>
		parseOwn(
			{
				id: 7,
				title: 'This &amp; that',
				excerpt: { raw: 'What it is for' },
				modified: '2026-01-01T00:00:00',
				wp_pattern_category: [ 3 ],
				category_slugs: [ 'quotes' ],
				wp_pattern_sync_status: '',
				can_delete: true,
				revision_count: 3,
				revision: 12,
				...overrides,
			},
			READERS
		);

	it( 'parses the properties for lists, with categories', () => {
		expect( parse() ).toEqual( {
			type: 'wp_block',
			id: '7',
			title: 'This & that',
			description: 'What it is for',
			keywords: [],
			categories: [ 'quotes' ],
			termIds: [ 3 ],
			syncStatus: 'full',
			author: null,
			version: '2026-01-01T00:00:00',
			viewport: null,
			removal: 'trash',
			isInvalid: false,
			canEdit: true,
			canRename: true,
			revisionCount: 3,
			revision: 12,
		} );
	} );

	it.each( [
		[ 'unsynced', 'unsynced' ],
		[ '', 'full' ],
		[ undefined, 'full' ],
		[ 'partial', 'full' ],
	] )( 'takes %j for %s', ( raw, expected ) => {
		expect( parse( { wp_pattern_sync_status: raw } )?.syncStatus ).toBe(
			expected
		);
	} );

	it( 'isn’t synced where the server lacks the property', () => {
		const pattern = parseOwn( { id: 7, title: 'Other' }, READERS );
		expect( pattern?.syncStatus ).toBe( 'unsynced' );
	} );

	it.each( [ false, undefined ] )(
		'can’t be deleted where the server’s flag is %j',
		( canDelete ) => {
			expect( parse( { can_delete: canDelete } ) ).toMatchObject( {
				isInvalid: false,
				canEdit: true,
				removal: null,
			} );
		}
	);

	it( 'leaves out invalid patterns', () => {
		expect( parse( { id: 'theme//part' } ) ).toBeNull();
	} );

	it( 'accepts categories that aren’t a list', () => {
		expect(
			parse( { wp_pattern_category: 'x', category_slugs: 3 } )
		).toMatchObject( { termIds: [], categories: [] } );
	} );
} );

describe( 'parsePart', () => {
	const parse = ( overrides: Record< string, unknown > = {} ) =>
		parsePart(
			{
				id: 'theme//footer',
				title: 'Footer',
				description: '',
				area: 'footer',
				content: { raw: 'blocks' },
				source: 'theme',
				...overrides,
			},
			READERS
		);

	it( 'is in one area, and its version changes with its content', () => {
		expect( parse() ).toMatchObject( {
			type: 'wp_template_part',
			categories: [ 'footer' ],
			version: 'blocks',
			syncStatus: null,
			removal: null,
			canRename: false,
		} );
	} );

	it( 'is in the general area by default', () => {
		expect( parse( { area: '' } )?.categories ).toEqual( [
			'uncategorized',
		] );
	} );

	it( 'can be renamed and deleted where it is the user’s own', () => {
		expect( parse( { source: 'custom' } ) ).toMatchObject( {
			removal: 'delete',
			canRename: true,
		} );
	} );

	it.each( [
		[ 'PUT', { canEdit: false, canRename: false, removal: 'delete' } ],
		[ 'DELETE', { canEdit: true, canRename: true, removal: null } ],
	] )(
		'offers nothing for which %s would be refused',
		( refused, offered ) => {
			expect( parse( { source: 'custom', refused } ) ).toMatchObject(
				offered
			);
		}
	);

	it( 'leaves out invalid parts', () => {
		expect( parse( { id: 3 } ) ).toBeNull();
	} );
} );

describe( 'parseRegistered', () => {
	const parse = ( overrides: Record< string, unknown > = {} ) =>
		parseRegistered(
			{
				name: 'theme/hero',
				title: 'Hero',
				description: 'Big',
				keywords: [ 'large', 3 ],
				categories: [ 'banner' ],
				viewport_width: 1400,
				...overrides,
			},
			READERS.readText
		);

	it( 'parses the properties for lists; it is read-only', () => {
		expect( parse() ).toMatchObject( {
			type: 'pattern',
			id: 'theme/hero',
			keywords: [ 'large' ],
			categories: [ 'banner' ],
			viewport: 1400,
			syncStatus: 'unsynced',
			removal: null,
			isInvalid: false,
			canEdit: false,
		} );
	} );

	it.each( [
		[ 'core', { source: 'core' } ],
		[ 'the directory', { source: 'pattern-directory/featured' } ],
		[ 'those who hide it', { inserter: false } ],
		[ 'nowhere', { name: undefined } ],
	] )( 'leaves out one from %s', ( _name, overrides ) => {
		expect( parse( overrides ) ).toBeNull();
	} );

	it.each( [ 0, -5, 'wide', undefined ] )(
		'treats a width of %j as none',
		( width ) => {
			expect( parse( { viewport_width: width } )?.viewport ).toBeNull();
		}
	);

	it( 'uses its name as the title by default', () => {
		expect( parse( { title: '' } )?.title ).toBe( 'theme/hero' );
	} );
} );
