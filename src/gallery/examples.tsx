import { Button } from '@wordpress/components';
import { useMemo, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import {
	buildRestQuery,
	DataForm,
	DataView,
	defineFields,
	filterSortAndPaginate,
	isItemValid,
	type DefaultLayouts,
	type Field,
	type FieldId,
	type View,
} from '@/dataview';
import { fields, makeActions } from './fields';
import styles from './gallery.module.css';
import { AUTHORS, GENRES, makeBook, makeBooks, type Book } from './sample';

type Id = FieldId< typeof fields >;
type BookView = View< Id >;

const VIEW: BookView = {
	type: 'table',
	search: '',
	page: 1,
	perPage: 20,
	sort: { field: 'title', direction: 'asc' },
	titleField: 'title',
	mediaField: 'cover',
	descriptionField: 'summary',
	fields: [ 'author', 'status', 'genres', 'date' ],
	filters: [],
};

const LAYOUTS: DefaultLayouts< Id > = {
	table: { layout: { styles: { author: { width: '1%' } } } },
	grid: { layout: { badgeFields: [ 'status' ] } },
	list: {},
};

interface LibraryProps {
	readonly count?: number;
	readonly view?: Partial< BookView >;
	readonly isLoading?: boolean;
	readonly hasPreview?: boolean;
	readonly hasActions?: boolean;
	readonly children?: ReactNode;
}

/** Books, all loaded. */
function Library( {
	count = 45,
	view: overrides,
	isLoading = false,
	hasPreview = false,
	hasActions = true,
	children,
}: LibraryProps ) {
	const [ view, setView ] = useState< BookView >( { ...VIEW, ...overrides } );
	const [ books, setBooks ] = useState( () => makeBooks( count ) );
	const [ selection, setSelection ] = useState< string[] >( [] );
	const [ opened, setOpened ] = useState( '' );
	const actions = useMemo(
		() => ( hasActions ? makeActions( setBooks ) : [] ),
		[ hasActions ]
	);
	const shown = useMemo(
		() => filterSortAndPaginate( books, view, fields ),
		[ books, view ]
	);
	return (
		<>
			<p className={ styles.note } role="status">
				{ opened && `Opened ${ opened }` }
			</p>
			<div className={ styles.frame }>
				<DataView
					view={ view }
					onChangeView={ setView }
					fields={ fields }
					actions={ actions }
					data={ isLoading ? [] : shown.data }
					paginationInfo={ shown.paginationInfo }
					isLoading={ isLoading }
					getItemId={ ( { id } ) => String( id ) }
					getItemLevel={ ( { level } ) => level }
					isItemClickable={ ( { status } ) => status !== 'trash' }
					onClickItem={ ( { title } ) => setOpened( title ) }
					selection={ selection }
					onChangeSelection={ setSelection }
					defaultLayouts={ LAYOUTS }
					renderPreview={
						hasPreview
							? ( book ) => <Preview book={ book } />
							: undefined
					}
				>
					{ children }
				</DataView>
			</div>
		</>
	);
}

const Preview = ( { book }: { readonly book: Book | null } ) => (
	<div className={ styles.preview }>
		{ book ? (
			<>
				<img src={ book.cover } alt="" />
				<h2>{ book.title }</h2>
				<p>{ book.summary }</p>
			</>
		) : (
			<p>Choose a book.</p>
		) }
	</div>
);

function Empty() {
	const [ view, setView ] = useState< BookView >( VIEW );
	return (
		<div className={ styles.frame }>
			<DataView
				view={ view }
				onChangeView={ setView }
				fields={ fields }
				data={ [] }
				paginationInfo={ { totalItems: 0, totalPages: 0 } }
				defaultLayouts={ LAYOUTS }
				empty={ <p>No books yet. The first one will be here.</p> }
			/>
		</div>
	);
}

let failures = 0;

/** In milliseconds. */
export const AUTHORS_TAKE = 800;

const lateFields = defineFields< Book >()( [
	{ id: 'title', label: 'Title', enableGlobalSearch: true },
	{
		id: 'author',
		label: 'Author',
		elements: () =>
			new Promise( ( resolve ) => {
				setTimeout( () => resolve( AUTHORS ), AUTHORS_TAKE );
			} ),
	},
	{
		id: 'genres',
		label: 'Genres',
		elements: () => {
			failures += 1;
			return failures % 2 === 1
				? Promise.reject( new Error( 'offline' ) )
				: GENRES;
		},
	},
] );

/** Options that load late, and options that fail at first. */
function LateElements() {
	const [ view, setView ] = useState< View< FieldId< typeof lateFields > > >(
		{
			type: 'table',
			perPage: 10,
			page: 1,
			titleField: 'title',
			fields: [ 'author' ],
			sort: { field: 'title', direction: 'asc' },
		}
	);
	const books = useMemo( () => makeBooks( 30 ), [] );
	return (
		<div className={ styles.frame }>
			<DataView
				view={ view }
				onChangeView={ setView }
				fields={ lateFields }
				{ ...filterSortAndPaginate( books, view, lateFields ) }
			/>
		</div>
	);
}

/** A list on the server: the view as arguments of a request. */
function ServerSide() {
	const [ view, setView ] = useState< BookView >( VIEW );
	const books = useMemo( () => makeBooks( 200 ), [] );
	const { query, left } = buildRestQuery( view, {
		sort: { title: 'title', date: 'date' },
		filters: {
			author: { isAny: 'author', isNone: 'author_exclude' },
			status: { is: 'status' },
		},
		defaults: { _embed: 'author' },
	} );
	return (
		<>
			<pre className={ styles.query } aria-label="Request">
				{ `GET /wp/v2/books?${ new URLSearchParams( Object.entries( query ).map( ( [ name, value ] ) => [ name, String( value ) ] ) ).toString() }` }
				{ left.length > 0 &&
					`\nnot by the server: ${ left.map( ( { field } ) => field ).join( ', ' ) }` }
			</pre>
			<div className={ styles.frame }>
				<DataView
					view={ view }
					onChangeView={ setView }
					fields={ fields }
					{ ...filterSortAndPaginate( books, view, fields ) }
					defaultLayouts={ LAYOUTS }
				/>
			</div>
		</>
	);
}

const LONG =
	'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen and everything else that a title can be when nobody has told its author to stop';

const wideFields: readonly Field< Book >[] = [
	...fields,
	...Array.from( { length: 8 }, ( _, at ) => ( {
		id: `extra-${ at + 1 }`,
		label: `Extra property number ${ at + 1 }`,
		getValue: ( { item }: { item: Book } ) => item.pages * ( at + 1 ),
	} ) ),
];

/** More columns than fit, and very long texts. */
function WideAndLong() {
	const [ view, setView ] = useState< View >( {
		...VIEW,
		fields: wideFields
			.map( ( { id } ) => id )
			.filter(
				( id ) => ! [ 'title', 'cover', 'summary' ].includes( id )
			),
		showLevels: true,
	} );
	const books = useMemo(
		() =>
			makeBooks( 12 ).map( ( book, at ) =>
				at % 3 === 0
					? {
							...book,
							title: `${ LONG } ${ at }`,
							summary: `${ LONG } ${ LONG }`,
						}
					: book
			),
		[]
	);
	const actions = useMemo( () => makeActions( () => undefined ), [] );
	return (
		<div className={ styles.frame }>
			<DataView
				view={ view }
				onChangeView={ setView }
				fields={ wideFields }
				actions={ actions }
				getItemLevel={ ( { level } ) => level }
				{ ...filterSortAndPaginate( books, view, wideFields ) }
				defaultLayouts={ LAYOUTS }
			/>
		</div>
	);
}

const FORM = {
	fields: [
		'title',
		'summary',
		{ id: 'about', label: 'About', children: [ 'author', 'status' ] },
		'pages',
		'date',
		'cover',
	],
} as const;

const FIRST_BOOK = makeBook( 0 );

function Forms() {
	const [ book, setBook ] = useState( FIRST_BOOK );
	const [ showsAllProblems, setShown ] = useState( false );
	const edit = ( edits: object ) =>
		setBook( ( before ) => ( { ...before, ...edits } ) );
	const isValid = isItemValid( book, fields, FORM );
	return (
		<div className={ styles.forms }>
			<section aria-label="Regular form">
				<h2>Regular</h2>
				<DataForm
					data={ book }
					fields={ fields }
					form={ FORM }
					onChange={ edit }
					showsAllProblems={ showsAllProblems }
				/>
				<Button
					variant="primary"
					__next40pxDefaultSize
					onClick={ () => setShown( true ) }
				>
					Save
				</Button>
				<p role="status">{ isValid ? 'Valid' : 'Not valid' }</p>
			</section>
			<section aria-label="Panel form">
				<h2>Panel</h2>
				<DataForm
					data={ book }
					fields={ fields }
					form={ { ...FORM, type: 'panel' } }
					onChange={ edit }
				/>
			</section>
		</div>
	);
}

/** All examples: the name in the address, the title, and the component. */
export const EXAMPLES: readonly {
	readonly name: string;
	readonly title: string;
	readonly render: () => ReactNode;
}[] = [
	{ name: 'table', title: 'Table', render: () => <Library /> },
	{
		name: 'grid',
		title: 'Grid',
		render: () => <Library view={ { type: 'grid' } } />,
	},
	{
		name: 'list',
		title: 'List beside a preview',
		render: () => (
			<Library
				view={ {
					type: 'list',
					fields: [ 'author', 'status' ],
					showDescription: false,
				} }
				hasPreview
			/>
		),
	},
	{
		name: 'plain',
		title: 'Without actions',
		render: () => <Library hasActions={ false } />,
	},
	{ name: 'loading', title: 'Loading', render: () => <Library isLoading /> },
	{ name: 'empty', title: 'Nothing there', render: () => <Empty /> },
	{ name: 'late', title: 'Late options', render: () => <LateElements /> },
	{ name: 'server', title: 'On the server', render: () => <ServerSide /> },
	{ name: 'wide', title: 'Wide and long', render: () => <WideAndLong /> },
	{
		name: 'large',
		title: '10,000 items',
		render: () => <Library count={ 10_000 } />,
	},
	{
		name: 'large-page',
		title: '100 of 10,000',
		render: () => <Library count={ 10_000 } view={ { perPage: 100 } } />,
	},
	{
		name: 'composed',
		title: 'Own arrangement',
		render: () => (
			<Library count={ 12 } view={ { perPage: 10 } }>
				<div className={ styles.composed }>
					<DataView.Pagination />
					<DataView.Search />
				</div>
				<DataView.Layout />
			</Library>
		),
	},
	{ name: 'forms', title: 'Forms', render: () => <Forms /> },
];
