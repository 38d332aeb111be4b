import { SearchControl, SelectControl } from '@wordpress/components';
import { useDebounce } from '@wordpress/compose';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import {
	findEntries,
	type Collection,
	type CollectionEntry,
	type CollectionQuery,
} from '../../model/collection';
import styles from './CollectionBrowser.module.css';
import { CollectionFamily } from './CollectionFamily';
import { useFontLibrary } from '../useFontLibrary';
import { CollectionRow } from './CollectionRow';
import { Pages } from './Pages';
import { usePageSize } from './usePageSize';

/** The pause in typing, in milliseconds, before a search. */
const PAUSE = 300;

const EVERYTHING: CollectionQuery = { words: '', category: '' };

interface CollectionBrowserProps {
	readonly description: string;
	readonly collection: Collection;
}

/** Searches families of a collection, and shows one of them. */
export function CollectionBrowser( {
	description,
	collection,
}: CollectionBrowserProps ) {
	const [ query, setQuery ] = useState( EVERYTHING );
	const [ page, setPage ] = useState( 1 );
	const { route } = useFontLibrary();
	const [ open, setOpen ] = useState< CollectionEntry | null >(
		() =>
			collection.entries.find( ( { slug } ) => slug === route.family ) ??
			null
	);
	const list = useRef< HTMLUListElement >( null );
	const left = useRef( '' );
	useEffect( () => {
		if ( ! open && left.current !== '' ) {
			list.current
				?.querySelector< HTMLElement >(
					`[data-slug="${ CSS.escape( left.current ) }"]`
				)
				?.focus();
		}
		left.current = open?.slug ?? '';
	}, [ open ] );
	if ( open ) {
		return (
			<CollectionFamily entry={ open } onBack={ () => setOpen( null ) } />
		);
	}
	return (
		<>
			{ description !== '' && (
				<p className={ styles.description }>{ description }</p>
			) }
			<Query
				query={ query }
				categories={ collection.categories }
				onChange={ ( change ) => {
					setQuery( ( before ) => ( { ...before, ...change } ) );
					setPage( 1 );
				} }
			/>
			<FoundFamilies
				collection={ collection }
				query={ query }
				page={ page }
				list={ list }
				onPage={ setPage }
				onOpen={ setOpen }
			/>
		</>
	);
}

interface QueryProps {
	readonly query: CollectionQuery;
	readonly categories: Collection[ 'categories' ];
	readonly onChange: ( change: Partial< CollectionQuery > ) => void;
}

function Query( { query, categories, onChange }: QueryProps ) {
	const [ typed, setTyped ] = useState( query.words );
	const changed = useRef( onChange );
	changed.current = onChange;
	const search = useMemo(
		() => ( words: string ) => changed.current( { words } ),
		[]
	);
	const searchSoon = useDebounce( search, PAUSE );
	return (
		<div className={ styles.query }>
			<div className={ styles.search }>
				<SearchControl
					__nextHasNoMarginBottom
					label={ __( 'Search', 'atelier' ) }
					placeholder={ __( 'Font name…', 'atelier' ) }
					value={ typed }
					onChange={ ( words ) => {
						setTyped( words );
						searchSoon( words );
					} }
				/>
			</div>
			<div className={ styles.category }>
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Category', 'atelier' ) }
					value={ query.category }
					options={ [
						{ value: '', label: __( 'All', 'atelier' ) },
						...categories.map( ( { slug, name } ) => ( {
							value: slug,
							label: name,
						} ) ),
					] }
					onChange={ ( category ) => onChange( { category } ) }
				/>
			</div>
		</div>
	);
}

interface FoundProps {
	readonly collection: Collection;
	readonly query: CollectionQuery;
	readonly page: number;
	readonly list: React.RefObject< HTMLUListElement >;
	readonly onPage: ( page: number ) => void;
	readonly onOpen: ( entry: CollectionEntry ) => void;
}

function FoundFamilies( {
	collection,
	query,
	page: wanted,
	list,
	onPage,
	onOpen,
}: FoundProps ) {
	const size = usePageSize();
	const found = useMemo(
		() => findEntries( collection, query ),
		[ collection, query ]
	);
	const pages = Math.max( 1, Math.ceil( found.length / size ) );
	// A larger window can have fewer pages.
	const page = Math.min( wanted, pages );
	return (
		<>
			<p className={ styles.count } role="status">
				{ found.length === 0
					? __(
							'No fonts found. Try with a different search term.',
							'atelier'
						)
					: sprintf(
							/* translators: %d: number of font families in the results. */
							_n(
								'%d font',
								'%d fonts',
								found.length,
								'atelier'
							),
							found.length
						) }
			</p>
			{ found.length > 0 && (
				<ul className={ styles.list } ref={ list }>
					{ found
						.slice( ( page - 1 ) * size, page * size )
						.map( ( entry ) => (
							<li key={ entry.slug } className={ styles.item }>
								<CollectionRow
									entry={ entry }
									onOpen={ () => onOpen( entry ) }
								/>
							</li>
						) ) }
				</ul>
			) }
			{ pages > 1 && (
				<Pages page={ page } count={ pages } onPage={ onPage } />
			) }
		</>
	);
}
