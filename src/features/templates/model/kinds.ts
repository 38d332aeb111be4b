import { compareTexts } from '../../../kernel/collation';
/** The labels of a post type or a taxonomy. */
export interface Labels {
	readonly singular: string;
	readonly allItems: string;
	readonly searchItems: string;
	readonly notFound: string;
	/** How it wants its templates to be called; empty where it does not care. */
	readonly templateName: string;
}

/** A kind of template as the theme describes it. */
export interface TemplateType {
	readonly slug: string;
	readonly title: string;
	readonly description: string;
}

/** A post type whose items visitors can open. */
export interface PostType {
	readonly slug: string;
	readonly name: string;
	readonly labels: Labels;
	/** The name of a dashicon; empty where it has none. */
	readonly icon: string;
	readonly hasArchive: boolean;
	/** Where REST has its items. */
	readonly route: string;
}

/** A taxonomy whose terms visitors can open. */
export interface Taxonomy {
	readonly slug: string;
	readonly labels: Labels;
	/** Where REST has its terms. */
	readonly route: string;
}

/** All that decides for what templates can be made. */
export interface KindSources {
	readonly types: readonly TemplateType[];
	readonly postTypes: readonly PostType[];
	readonly taxonomies: readonly Taxonomy[];
}

/** Things of which each can have a template of its own. */
export interface Entities {
	readonly type: 'postType' | 'taxonomy' | 'author';
	/** Where REST has them. */
	readonly route: string;
	/** What the slugs of their templates begin with. */
	readonly prefix: string;
	/** The slugs of those that have a template already. */
	readonly taken: readonly string[];
	/** Null for authors, who have no labels. */
	readonly labels: Labels | null;
}

/** What a kind is called. */
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
			/** Tells it from others of the same name; empty where there are none. */
			readonly identifier: string;
	  };

/** Something that a new template can apply to. */
export interface Kind {
	/** Of the template for all items. */
	readonly slug: string;
	readonly naming: KindLabels;
	/** The name of a dashicon; empty where its slug says what it looks like. */
	readonly dashicon: string;
	/** Null where there are no single items to choose from. */
	readonly entities: Entities | null;
	/** Whether there is a template for all items. */
	readonly hasGeneral: boolean;
}

/** What is offered, and in which order. */
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

/** Taxonomies whose templates have slugs of their own. */
const TAXONOMY_PREFIXES: Readonly< Record< string, string > > = {
	category: 'category',
	post_tag: 'tag',
};

const prefixOfPostType = ( slug: string ): string =>
	slug === 'page' ? 'page' : `single-${ slug }`;

const prefixOfTaxonomy = ( slug: string ): string =>
	TAXONOMY_PREFIXES[ slug ] ?? `taxonomy-${ slug }`;

/**
 * What new templates can apply to. Those that have a template for all items are among them where they
 * may have single items: whether they do is for the server to say.
 *
 * @param sources
 * @param existing The slugs of the templates that there are.
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
	// Several have their place among the fixed ones.
	const bySlug = new Map( all.map( ( kind ) => [ kind.slug, kind ] ) );
	return [ ...bySlug.values() ]
		.map( ( kind ) => compared( kind, existing, bySlug ) )
		.filter( ( { hasGeneral, entities } ) => ! hasGeneral || entities );
}

type Uncompared = Omit< Kind, 'hasGeneral' >;

/** A kind with what there is of it. */
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
				// `single-book-review` is the general one where there is a type `book-review`.
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

/** The slug, where others have the same name. */
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

/** Posts first, then the others by name. */
const byName = ( one: PostType, other: PostType ): number =>
	Number( other.slug === 'post' ) - Number( one.slug === 'post' ) ||
	compareTexts( one.name, other.name );
