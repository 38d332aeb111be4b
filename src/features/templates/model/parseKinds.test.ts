import {
	parsePostTypes,
	parseTaxonomies,
	parseTemplateTypes,
} from './parseKinds';

describe( 'parseTemplateTypes', () => {
	it( 'reads the active theme’s types, with numeric slugs as strings', () => {
		expect(
			parseTemplateTypes( [
				{
					default_template_types: [
						{ slug: 'home', title: 'Home', description: 'First.' },
						{ slug: 404, title: 'Not found' },
						{ title: 'Nameless' },
						'nonsense',
					],
				},
			] )
		).toEqual( [
			{ slug: 'home', title: 'Home', description: 'First.' },
			{ slug: '404', title: 'Not found', description: '' },
		] );
	} );

	it.each( [ [ null ], [ [] ], [ {} ], [ [ 'nonsense' ] ] ] )(
		'returns nothing for %j',
		( raw ) => {
			expect( parseTemplateTypes( raw ) ).toEqual( [] );
		}
	);
} );

describe( 'parsePostTypes', () => {
	const book = {
		slug: 'book',
		name: 'Books',
		viewable: true,
		has_archive: 'library',
		icon: 'dashicons-book-alt',
		rest_namespace: 'shop/v1',
		rest_base: 'books',
		labels: { singular_name: 'Book', all_items: 'All Books' },
	};

	it( 'reads viewable types', () => {
		expect(
			parsePostTypes( {
				book,
				attachment: { ...book, slug: 'attachment' },
				hidden: { ...book, slug: 'hidden', viewable: false },
			} )
		).toEqual( [
			{
				slug: 'book',
				name: 'Books',
				icon: 'book-alt',
				hasArchive: true,
				route: '/shop/v1/books',
				labels: {
					singular: 'Book',
					allItems: 'All Books',
					searchItems: 'book',
					notFound: '',
					templateName: '',
				},
			},
		] );
	} );

	it( 'doesn’t take an image URL for a dashicon', () => {
		const [ type ] = parsePostTypes( {
			book: {
				...book,
				icon: 'data:image/svg+xml;base64,x',
				has_archive: false,
			},
		} );
		expect( type ).toMatchObject( { icon: '', hasArchive: false } );
	} );
} );

describe( 'parseTaxonomies', () => {
	it( 'reads viewable taxonomies', () => {
		const genre = {
			slug: 'genre',
			name: 'Genres',
			visibility: { publicly_queryable: true },
			labels: { singular_name: 'Genre' },
		};
		expect(
			parseTaxonomies( {
				genre,
				secret: {
					...genre,
					visibility: { publicly_queryable: false },
				},
				mute: { slug: 'mute' },
			} )
		).toMatchObject( [
			{
				slug: 'genre',
				route: '/wp/v2/genre',
				labels: { singular: 'Genre', allItems: 'Genres' },
			},
		] );
	} );
} );
