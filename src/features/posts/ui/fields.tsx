import { Icon } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { commentAuthorAvatar } from '@wordpress/icons';
import { useState } from '@wordpress/element';
import { dateLabel } from '@/kernel/dateLabel';
import { locale } from '@/platform/locale';
import { defineFields, onServer } from '@/dataview';
import { boot, type PostTypeSummary } from '@/platform/boot';
import { documentIcon, statusName, useImageUrl } from '@/features/documents';
import { PageRoleBadge } from '@/features/siteSettings';
import { loadAuthors, searchAuthors } from '../data/authors';
import { loadMonths } from '../data/months';
import { loadTerms, searchTerms } from '../data/terms';
import { useAuthor } from '../data/useAuthor';
import { useTemplateName } from '../data/templateNames';
import { useTermNames } from '../data/useTermNames';
import type { Post, PostAuthor } from '../model/post';
import { STATUSES_OF, type Preset } from '../model/preset';
import { momentOf, type Moment } from '../model/when';
import { termsFieldId, type TermName } from '../model/terms';
import { namesFor, type PostFieldId } from '../model/view';
import { statusLabel } from './statusLabels';
import styles from './fields.module.css';

/** The fields of a list of a type. The status can only be filtered if the preset has several. */
export const makeFields = (
	type: string,
	postType: PostTypeSummary,
	preset: Preset
) => onServer( allFields( type, postType, preset ), namesFor( postType ) );

const allFields = (
	type: string,
	{ hasPicture, hasOrder, taxonomies }: PostTypeSummary,
	preset: Preset
) =>
	defineFields< Post >()( [
		...( hasPicture
			? [
					{
						id: 'picture' as const satisfies PostFieldId,
						label: __( 'Featured image', 'atelier' ),
						type: 'media' as const,
						render: ( { item }: { readonly item: Post } ) => (
							<Picture post={ item } />
						),
					},
				]
			: [] ),
		{
			id: 'title' satisfies PostFieldId,
			label: __( 'Title', 'atelier' ),
			type: 'text',
			enableHiding: false,
			enableGlobalSearch: true,
			render: ( { item } ) => (
				<span className={ styles.title }>
					<bdi>{ titleOf( item ) }</bdi>
					{ item.type === 'page' && (
						<>
							{ ' ' }
							<PageRoleBadge id={ Number( item.id ) } />
						</>
					) }
				</span>
			),
		},
		{
			id: 'author' satisfies PostFieldId,
			label: __( 'Author', 'atelier' ),
			type: 'integer',
			elements: loadAuthors,
			searchElements: searchAuthors,
			getValue: ( { item } ) => item.author.id,
			render: ( { item } ) => <Author author={ item.author } />,
		},
		{
			id: 'status' satisfies PostFieldId,
			label: __( 'Status', 'atelier' ),
			type: 'text',
			elements: [
				...STATUSES_OF[ preset ],
				...( preset === 'all' ? Object.keys( boot().statuses ) : [] ),
			].map( ( status ) => ( {
				value: status,
				label: statusName( status ),
			} ) ),
			filterBy: preset === 'all' ? {} : false,
			render: ( { item } ) => <PostStatus status={ item.status } />,
		},
		{
			id: 'date' satisfies PostFieldId,
			label: __( 'Date', 'atelier' ),
			type: 'datetime',
			elements: () => loadMonths( type ),
			// The months are those of items outside of the trash.
			filterBy: preset === 'trash' ? false : {},
			render: ( { item } ) => <>{ momentLabel( item ) }</>,
		},
		{
			id: 'modified' satisfies PostFieldId,
			label: __( 'Last modified', 'atelier' ),
			type: 'datetime',
			render: ( { item } ) => (
				<>{ dateLabel( item.modified, locale() ) }</>
			),
		},
		{
			id: 'slug' satisfies PostFieldId,
			label: __( 'Slug', 'atelier' ),
			type: 'text',
			render: ( { item } ) => (
				<span className={ styles.title }>{ slugOf( item ) }</span>
			),
		},
		{
			id: 'template' satisfies PostFieldId,
			label: __( 'Template', 'atelier' ),
			type: 'text',
			render: ( { item } ) => <TemplateName post={ item } />,
		},
		...taxonomies.map( ( taxonomy ) => ( {
			id: termsFieldId( taxonomy ),
			label: taxonomy.label,
			elements: () => loadTerms( taxonomy ),
			searchElements: searchTerms( taxonomy ),
			filterBy: {
				operators: taxonomy.isHierarchical
					? ( [ 'isAny', 'isNone' ] as const )
					: ( [ 'isAny', 'isAll', 'isNone' ] as const ),
			},
			getValue: ( { item }: { readonly item: Post } ) =>
				( item.terms[ taxonomy.base ] ?? [] ).map( ( { id } ) => id ),
			render: ( { item }: { readonly item: Post } ) => (
				<Terms
					taxonomy={ taxonomy.name }
					terms={ item.terms[ taxonomy.base ] ?? [] }
				/>
			),
		} ) ),
		...( hasOrder
			? [
					{
						id: 'order' as const satisfies PostFieldId,
						label: __( 'Order', 'atelier' ),
						type: 'integer' as const,
					},
				]
			: [] ),
	] );

/** An item's title, or "(no title)". */
export const titleOf = ( { title }: Pick< Post, 'title' > ): string =>
	title || __( '(no title)', 'atelier' );

/** Slugs in non-Latin scripts are stored URL-encoded. */
function slugOf( { slug }: Post ): string {
	try {
		return decodeURIComponent( slug );
	} catch {
		return slug;
	}
}

const MOMENTS: Readonly< Record< Moment, () => string > > = {
	published: () =>
		/* translators: %s: date and time. */
		__( 'Published: %s', 'atelier' ),
	scheduled: () =>
		/* translators: %s: date and time. */
		__( 'Scheduled: %s', 'atelier' ),
	modified: () =>
		/* translators: %s: date and time. */
		__( 'Modified: %s', 'atelier' ),
};

function momentLabel( post: Post ): string {
	const { moment, date } = momentOf( post );
	const words = dateLabel( date, locale() );
	return words && sprintf( MOMENTS[ moment ](), words );
}

function PostStatus( { status }: { readonly status: string } ) {
	const words = statusLabel( status );
	return (
		<span className={ styles.withIcon }>
			{ words && (
				<Icon
					icon={ words.icon }
					size={ 20 }
					className={ styles.icon ?? '' }
				/>
			) }
			<span className={ styles.name }>{ statusName( status ) }</span>
		</span>
	);
}

function Author( { author }: { readonly author: PostAuthor } ) {
	const { name, picture } = useAuthor( author );
	const [ broken, setBroken ] = useState( '' );
	return (
		<span className={ styles.withIcon }>
			{ picture && picture !== broken ? (
				<img
					src={ picture }
					alt=""
					loading="lazy"
					className={ styles.avatar }
					onError={ () => setBroken( picture ) }
				/>
			) : (
				<Icon
					icon={ commentAuthorAvatar }
					size={ 20 }
					className={ styles.icon ?? '' }
				/>
			) }
			<span className={ styles.name }>{ name }</span>
		</span>
	);
}

/** The title of an item's template, or its slug until that is loaded. */
function TemplateName( { post: { type, template } }: { readonly post: Post } ) {
	const title = useTemplateName( type, template );
	return (
		<span className={ styles.title }>
			{ template === ''
				? __( 'Default template', 'atelier' )
				: ( title ?? template ) }
		</span>
	);
}

/** The names of the terms of one taxonomy. */
function Terms( {
	taxonomy,
	terms,
}: {
	readonly taxonomy: string;
	readonly terms: readonly TermName[];
} ) {
	const names = useTermNames( taxonomy, terms );
	return names.length > 0 ? (
		<span className={ styles.title }>{ names.join( ', ' ) }</span>
	) : null;
}

/** The featured image, or the icon of the type. */
function Picture( { post: { picture, type } }: { readonly post: Post } ) {
	const source = useImageUrl( picture );
	return source ? (
		// The title beside it is its text alternative.
		<img
			className={ styles.picture }
			src={ source }
			alt=""
			loading="lazy"
			decoding="async"
		/>
	) : (
		<span className={ styles.noPicture }>
			<Icon icon={ documentIcon( type ) } />
		</span>
	);
}
