import { stringOr, type UnknownRecord } from '../../../kernel/guards';

/** What Atelier shows of the site's settings. */
export interface SiteSettings {
	readonly title: string;
	readonly tagline: string;
	/** Ids of pictures and pages; 0 where there is none. */
	readonly logo: number;
	readonly icon: number;
	readonly homepage: number;
	readonly postsPage: number;
	/** Whether the homepage is a page; otherwise it lists the latest posts. */
	readonly hasStaticHomepage: boolean;
	readonly postsPerPage: number;
	readonly allowsComments: boolean;
}

/** The names that REST has for them. */
export const SETTINGS = {
	title: 'title',
	tagline: 'description',
	logo: 'site_logo',
	icon: 'site_icon',
	homepage: 'page_on_front',
	postsPage: 'page_for_posts',
	hasStaticHomepage: 'show_on_front',
	postsPerPage: 'posts_per_page',
	allowsComments: 'default_comment_status',
} as const satisfies Record< keyof SiteSettings, string >;

export const parseSite = ( raw: UnknownRecord ): SiteSettings => ( {
	title: stringOr( raw[ SETTINGS.title ] ),
	tagline: stringOr( raw[ SETTINGS.tagline ] ),
	logo: idOf( raw[ SETTINGS.logo ] ),
	icon: idOf( raw[ SETTINGS.icon ] ),
	homepage: idOf( raw[ SETTINGS.homepage ] ),
	postsPage: idOf( raw[ SETTINGS.postsPage ] ),
	hasStaticHomepage: raw[ SETTINGS.hasStaticHomepage ] === 'page',
	postsPerPage: Number( raw[ SETTINGS.postsPerPage ] ) || 0,
	allowsComments: raw[ SETTINGS.allowsComments ] === 'open',
} );

const idOf = ( value: unknown ): number =>
	typeof value === 'number' && value > 0 ? value : 0;
