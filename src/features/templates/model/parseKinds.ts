import { isRecord, stringOr, type UnknownRecord } from '@/kernel/guards';
import type { Labels, PostType, Taxonomy, TemplateType } from './kinds';

/** The template types of the active theme. */
export function parseTemplateTypes( raw: unknown ): readonly TemplateType[] {
	const [ theme ] = Array.isArray( raw ) ? ( raw as unknown[] ) : [];
	const types = isRecord( theme ) ? theme.default_template_types : undefined;
	return recordsIn( types )
		.map( ( { slug, title, description } ) => ( {
			// The slug of `404` is a number.
			slug: typeof slug === 'number' ? String( slug ) : stringOr( slug ),
			title: stringOr( title ),
			description: stringOr( description ),
		} ) )
		.filter( ( { slug } ) => slug !== '' );
}

/** The viewable post types. Media have no templates of this kind. */
export const parsePostTypes = ( raw: unknown ): readonly PostType[] =>
	recordsIn( raw )
		.filter(
			( { slug, viewable } ) => viewable === true && slug !== 'attachment'
		)
		.map( ( type ) => ( {
			slug: stringOr( type.slug ),
			name: stringOr( type.name ),
			labels: parseLabels( type ),
			icon: dashiconOf( type.icon ),
			// May be the slug of the archive.
			hasArchive: Boolean( type.has_archive ),
			route: routeOf( type ),
		} ) );

/** The viewable taxonomies. */
export const parseTaxonomies = ( raw: unknown ): readonly Taxonomy[] =>
	recordsIn( raw )
		.filter(
			( { visibility } ) =>
				isRecord( visibility ) && visibility.publicly_queryable === true
		)
		.map( ( taxonomy ) => ( {
			slug: stringOr( taxonomy.slug ),
			labels: parseLabels( taxonomy ),
			route: routeOf( taxonomy ),
		} ) );

/** REST lists types by name: an object, or an empty array. */
const recordsIn = ( raw: unknown ): readonly UnknownRecord[] =>
	( Array.isArray( raw )
		? ( raw as unknown[] )
		: Object.values( isRecord( raw ) ? raw : {} )
	).filter( isRecord );

function parseLabels( { name, slug, labels: raw }: UnknownRecord ): Labels {
	const labels = isRecord( raw ) ? raw : {};
	return {
		singular: stringOr( labels.singular_name, stringOr( name ) ),
		allItems: stringOr( labels.all_items, stringOr( name ) ),
		searchItems: stringOr( labels.search_items, stringOr( slug ) ),
		notFound: stringOr( labels.not_found ),
		templateName: stringOr( labels.template_name ),
	};
}

/** `menu_icon` of a post type may also be a URL or an SVG. */
const dashiconOf = ( icon: unknown ): string =>
	/^dashicons-([a-z0-9-]+)$/.exec( stringOr( icon ) )?.[ 1 ] ?? '';

const routeOf = ( {
	rest_namespace: namespace,
	rest_base: base,
	slug,
}: UnknownRecord ): string =>
	`/${ stringOr( namespace, 'wp/v2' ) }/${ stringOr( base ) || stringOr( slug ) }`;
