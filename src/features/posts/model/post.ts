import {
	isRecord,
	rawText,
	stringOr,
	type UnknownRecord,
} from '@/kernel/guards';
import {
	allowsMethod,
	OWN_SCREEN,
	OWN_TRASH,
} from '@/features/documents/index.model';
import type { TermName } from './terms';
import {
	latestRevision,
	revisionCount,
} from '@/features/revisions/index.model';

export interface PostAuthor {
	readonly id: number;
	/** Empty where the user may not read it. */
	readonly name: string;
	/** The URL of an avatar; empty if there is none. */
	readonly picture: string;
}

/** A page or a post as an item of a list. */
export interface Post {
	readonly id: string;
	readonly type: string;
	readonly title: string;
	/** Plugins may register other statuses. */
	readonly status: string;
	/** The password for visitors; empty for public access. */
	readonly password: string;
	/** The date of publication, in the site's time zone. */
	readonly date: string;
	readonly modified: string;
	readonly author: PostAuthor;
	readonly slug: string;
	/** Its permalink. */
	readonly link: string;
	/** Its order among its siblings. */
	readonly order: number;
	/** The slug of the assigned template; empty for the default template. */
	readonly template: string;
	/** The id of its featured image; 0 where it has none. */
	readonly picture: number;
	/** Its terms by the REST base of their taxonomy. */
	readonly terms: Readonly< Record< string, readonly TermName[] > >;
	/** Its depth in the hierarchy, if the list shows levels. */
	readonly level: number;
	readonly canEdit: boolean;
	readonly canDelete: boolean;
	readonly canPublish: boolean;
	readonly canAssignAuthor: boolean;
	/** Whether it is edited in a screen of its own in wp-admin. */
	readonly hasOwnScreen: boolean;
	/** Whether it can be moved to the trash; null where its type decides. */
	readonly ownTrash: boolean | null;
	readonly revisionCount: number;
	/** The id of the latest revision; 0 if there is none. */
	readonly revision: number;
	/** Its version; empty where the server sends none. */
	readonly version: string;
}

/** The names of terms; see includes/Posts/Listed_Taxonomies.php. */
const TERMS = 'atelier_terms';

/** The REST fields of each property. A list requests only these. */
const SOURCES: Readonly< Record< keyof Post, readonly string[] > > = {
	id: [ 'id' ],
	type: [ 'type' ],
	title: [ 'title' ],
	status: [ 'status' ],
	password: [ 'password' ],
	date: [ 'date' ],
	modified: [ 'modified' ],
	author: [ 'author', '_links.author' ],
	slug: [ 'slug' ],
	link: [ 'link' ],
	order: [ 'menu_order' ],
	template: [ 'template' ],
	picture: [ 'featured_media' ],
	terms: [ TERMS ],
	level: [ 'level', 'parent' ],
	canEdit: [ '_links.self' ],
	canDelete: [ '_links.self' ],
	canPublish: [ '_links.wp:action-publish' ],
	canAssignAuthor: [ '_links.wp:action-assign-author' ],
	hasOwnScreen: [ OWN_SCREEN ],
	ownTrash: [ OWN_TRASH ],
	revisionCount: [ '_links.version-history' ],
	revision: [ '_links.predecessor-version' ],
	version: [ 'atelier_version' ],
};

/** REST fields to request for `parsePost`. */
export const POST_FIELDS: readonly string[] = [
	...new Set( Object.values( SOURCES ).flat() ),
];

/** Decodes texts, which are stored with HTML entities. */
type ReadText = ( text: string ) => string;

/** An item of a REST list; null where it is invalid. */
export function parsePost( raw: unknown, readText: ReadText ): Post | null {
	if ( ! isRecord( raw ) || typeof raw.id !== 'number' ) {
		return null;
	}
	const links = isRecord( raw._links ) ? raw._links : {};
	return {
		id: String( raw.id ),
		type: stringOr( raw.type ),
		title: readText( rawText( raw.title ) ),
		status: stringOr( raw.status ),
		password: stringOr( raw.password ),
		date: stringOr( raw.date ),
		modified: stringOr( raw.modified ),
		author: authorOf( raw, readText ),
		slug: stringOr( raw.slug ),
		link: stringOr( raw.link ),
		order: numberOr( raw.menu_order ),
		template: stringOr( raw.template ),
		picture: numberOr( raw.featured_media ),
		terms: termsIn( raw[ TERMS ], readText ),
		level: numberOr( raw.level ),
		canEdit: allowsMethod( raw, 'PUT' ),
		canDelete: allowsMethod( raw, 'DELETE' ),
		canPublish: 'wp:action-publish' in links,
		canAssignAuthor: 'wp:action-assign-author' in links,
		hasOwnScreen: raw[ OWN_SCREEN ] === true,
		ownTrash:
			typeof raw[ OWN_TRASH ] === 'boolean' ? raw[ OWN_TRASH ] : null,
		revisionCount: revisionCount( raw ),
		revision: latestRevision( raw ),
		version: stringOr( raw.atelier_version ),
	};
}

/** The value of a property that bulk actions can change. */
export const valueOf = (
	post: Post,
	field: 'template' | 'status' | 'author'
): string | number => ( field === 'author' ? post.author.id : post[ field ] );

/** The edits of an item that the server does not have yet, as far as a list shows them. */
export function withEdits( post: Post, edits: UnknownRecord ): Post {
	const {
		title,
		status,
		date,
		slug,
		menu_order,
		template,
		featured_media,
		author,
	} = edits;
	return {
		...post,
		title: typeof title === 'string' ? title : post.title,
		status: stringOr( status, post.status ),
		// A date that was taken back will be that of the saving.
		date: date === null ? '' : stringOr( date, post.date ),
		slug: stringOr( slug, post.slug ),
		order: numberOr( menu_order, post.order ),
		template: typeof template === 'string' ? template : post.template,
		picture: numberOr( featured_media, post.picture ),
		author:
			typeof author === 'number' && author !== post.author.id
				? { id: author, name: '', picture: '' }
				: post.author,
		terms: Object.fromEntries(
			Object.entries( post.terms ).map( ( [ base, terms ] ) => [
				base,
				termsAfter( terms, edits[ base ] ),
			] )
		),
	};
}

function termsIn( raw: unknown, readText: ReadText ): Post[ 'terms' ] {
	return Object.fromEntries(
		Object.entries( isRecord( raw ) ? raw : {} ).map(
			( [ base, terms ] ) => [
				base,
				( Array.isArray( terms ) ? terms : [] )
					.filter( isRecord )
					.map( ( { id, name } ) => ( {
						id: numberOr( id ),
						name: readText( stringOr( name ) ),
					} ) ),
			]
		)
	);
}

/** The terms of an item once these ids are saved. */
const termsAfter = (
	terms: readonly TermName[],
	ids: unknown
): readonly TermName[] =>
	Array.isArray( ids )
		? ids.map( Number ).map(
				( id ) =>
					terms.find( ( term ) => term.id === id ) ?? {
						id,
						name: '',
					}
			)
		: terms;

/** The first of a record's links of one kind. */
function firstOf( links: unknown ): UnknownRecord {
	const first: unknown = Array.isArray( links ) ? links[ 0 ] : undefined;
	return isRecord( first ) ? first : {};
}

const numberOr = ( value: unknown, otherwise = 0 ): number =>
	typeof value === 'number' ? value : otherwise;

/** The author, which is embedded in the item. */
function authorOf(
	{ author, _embedded: embedded }: UnknownRecord,
	readText: ReadText
): PostAuthor {
	const found = isRecord( embedded ) ? firstOf( embedded.author ) : {};
	const pictures = isRecord( found.avatar_urls ) ? found.avatar_urls : {};
	return {
		id: numberOr( author ),
		name: readText( stringOr( found.name ) ),
		picture: stringOr( pictures[ '48' ] ),
	};
}
