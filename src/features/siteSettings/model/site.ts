import { stringOr, type UnknownRecord } from '@/kernel/guards';

/** The site's settings that Atelier shows. */
export interface SiteSettings {
	readonly title: string;
	readonly tagline: string;
	/** Ids of attachments and pages; 0 for none. */
	readonly logo: number;
	readonly icon: number;
	readonly homepage: number;
	readonly postsPage: number;
	/** Whether the homepage is a static page; otherwise it lists the latest posts. */
	readonly hasStaticHomepage: boolean;
	readonly postsPerPage: number;
	readonly allowsComments: boolean;
}

/** Their names in REST. */
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
