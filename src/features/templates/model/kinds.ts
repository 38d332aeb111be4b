import { compareTexts } from '@/kernel/collation';
/** The labels of a post type or a taxonomy. */
export interface Labels {
	readonly singular: string;
	readonly allItems: string;
	readonly searchItems: string;
	readonly notFound: string;
	/** The type's own name for its templates; empty without one. */
	readonly templateName: string;
}

/** A template type as described by the theme. */
export interface TemplateType {
	readonly slug: string;
	readonly title: string;
	readonly description: string;
}

/** A viewable post type. */
export interface PostType {
	readonly slug: string;
	readonly name: string;
	readonly labels: Labels;
	/** The name of a dashicon; empty without one. */
	readonly icon: string;
	readonly hasArchive: boolean;
	/** The REST route of its posts. */
	readonly route: string;
}

/** A viewable taxonomy. */
export interface Taxonomy {
	readonly slug: string;
	readonly labels: Labels;
	/** The REST route of its terms. */
	readonly route: string;
}

/** The data that decides which templates can be created. */
export interface KindSources {
	readonly types: readonly TemplateType[];
	readonly postTypes: readonly PostType[];
	readonly taxonomies: readonly Taxonomy[];
}

/** Entities that can have templates of their own. */
export interface Entities {
	readonly type: 'postType' | 'taxonomy' | 'author';
	/** Their REST route. */
	readonly route: string;
	/** The prefix of their templates' slugs. */
	readonly prefix: string;
	/** The slugs of entities with a template. */
	readonly taken: readonly string[];
	/** Null for authors, who have no labels. */
	readonly labels: Labels | null;
}

/** The naming of a kind. */
export type KindLabels =
	| {
			readonly of: 'type';
			readonly title: string;
			readonly description: string;
	  }
	| { readonly of: 'author' }
	| {
			readonly of: 'single' | 'archive' | 'taxonomy';
			readonly labels: Labels;
			/** Distinguishes it from others of the same name; empty without others. */
			readonly identifier: string;
	  };

/** A kind of new template. */
export interface Kind {
	/** The slug of the template for all items. */
	readonly slug: string;
	readonly naming: KindLabels;
	/** The name of a dashicon; empty where the slug decides the icon. */
	readonly dashicon: string;
	/** Null without single items. */
	readonly entities: Entities | null;
	/** Whether the template for all items exists. */
	readonly hasGeneral: boolean;
}

/** WordPress's template types, in the order of the dialog. */
const FIXED = [
	'front-page',
	'home',
	'single',
	'page',
	'index',
	'archive',
	'author',
	'category',
	'date',
	'tag',
	'search',
	'404',
] as const;

/** Taxonomies whose templates have a prefix of their own. */
const TAXONOMY_PREFIXES: Readonly< Record< string, string > > = {
	category: 'category',
	post_tag: 'tag',
};

const prefixOfPostType = ( slug: string ): string =>
	slug === 'page' ? 'page' : `single-${ slug }`;

const prefixOfTaxonomy = ( slug: string ): string =>
	TAXONOMY_PREFIXES[ slug ] ?? `taxonomy-${ slug }`;

/**
 * The kinds of new templates. A kind whose general template exists is included if it can have single items: only the
 * server knows whether there are any.
 *
 * @param sources
 * @param existing The slugs of existing templates.
 */
export function kindsOf(
	sources: KindSources,
	existing: ReadonlySet< string >
): readonly Kind[] {
	const postTypes = [ ...sources.postTypes ].sort( byName );
	const all = [
		...FIXED.map( ( slug ) => plainKind( sources, slug ) ),
		...postTypes.map( ( type ) => singleKind( type, sources ) ),
		...postTypes
			.filter( ( { hasArchive } ) => hasArchive )
			.map( ( type ) => archiveKind( type, sources ) ),
		...sources.taxonomies.map( ( taxonomy ) =>
			taxonomyKind( taxonomy, sources )
		),
		authorKind( sources ),
	].filter( ( kind ) => kind !== null );
	// Some of them are in the fixed order.
	const bySlug = new Map( all.map( ( kind ) => [ kind.slug, kind ] ) );
	return [ ...bySlug.values() ]
		.map( ( kind ) => compared( kind, existing, bySlug ) )
		.filter( ( { hasGeneral, entities } ) => ! hasGeneral || entities );
}

type Uncompared = Omit< Kind, 'hasGeneral' >;

/** A kind, compared with the existing templates. */
function compared(
	kind: Uncompared,
	existing: ReadonlySet< string >,
	kinds: ReadonlyMap< string, unknown >
): Kind {
	const { slug, entities } = kind;
	return {
		...kind,
		hasGeneral: existing.has( slug ),
		entities: entities && {
			...entities,
			taken: [ ...existing ]
				// With a type `book-review`, `single-book-review` is the general template of that type.
				.filter( ( other ) => ! kinds.has( other ) )
				.filter( ( other ) =>
					other.startsWith( `${ entities.prefix }-` )
				)
				.map( ( other ) => other.slice( entities.prefix.length + 1 ) ),
		},
	};
}

function plainKind( { types }: KindSources, slug: string ): Uncompared | null {
	const naming = typeLabels( types, slug );
	return naming && { slug, naming, dashicon: '', entities: null };
}

function singleKind(
	{ slug, labels, icon, route }: PostType,
	{ types, postTypes }: KindSources
): Uncompared {
	const prefix = prefixOfPostType( slug );
	return {
		slug: prefix,
		naming: typeLabels( types, prefix ) ?? {
			of: 'single',
			labels,
			identifier: identifierOf( slug, labels, postTypes ),
		},
		dashicon: icon,
		entities: { type: 'postType', route, prefix, taken: [], labels },
	};
}

function archiveKind(
	{ slug, labels, icon }: PostType,
	{ types, postTypes }: KindSources
): Uncompared {
	const own = `archive-${ slug }`;
	return {
		slug: own,
		naming: typeLabels( types, own ) ?? {
			of: 'archive',
			labels,
			identifier: identifierOf( slug, labels, postTypes ),
		},
		dashicon: icon,
		entities: null,
	};
}

function taxonomyKind(
	{ slug, labels, route }: Taxonomy,
	{ types, taxonomies }: KindSources
): Uncompared {
	const prefix = prefixOfTaxonomy( slug );
	return {
		slug: prefix,
		naming: typeLabels( types, prefix ) ?? {
			of: 'taxonomy',
			labels,
			identifier: identifierOf( slug, labels, taxonomies ),
		},
		dashicon: '',
		entities: { type: 'taxonomy', route, prefix, taken: [], labels },
	};
}

const authorKind = ( { types }: KindSources ): Uncompared => ( {
	slug: 'author',
	naming: typeLabels( types, 'author' ) ?? { of: 'author' },
	dashicon: '',
	entities: {
		type: 'author',
		route: '/wp/v2/users',
		prefix: 'author',
		taken: [],
		labels: null,
	},
} );

function typeLabels(
	types: readonly TemplateType[],
	slug: string
): KindLabels | null {
	const found = types.find( ( type ) => type.slug === slug );
	return found
		? {
				of: 'type',
				title: found.title,
				description: found.description,
			}
		: null;
}

/** The slug, if others have the same name. */
function identifierOf(
	slug: string,
	labels: Labels,
	all: readonly { readonly labels: Labels }[]
): string {
	const name = nameOf( labels );
	const isShared =
		all.filter( ( other ) => nameOf( other.labels ) === name ).length > 1;
	return isShared && name !== slug ? slug : '';
}

const nameOf = ( { templateName, singular }: Labels ): string =>
	( templateName || singular ).toLowerCase();

/** Posts first, then other types by name. */
const byName = ( one: PostType, other: PostType ): number =>
	Number( other.slug === 'post' ) - Number( one.slug === 'post' ) ||
	compareTexts( one.name, other.name );
