import { Notice } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { isRecord } from '@/kernel/guards';
import { boot } from '@/platform/boot';
import { goesOffline, type SitePage, type Visibility } from '../model/offline';

/** A change that may take a page offline. */
export interface VisibilityChange {
	readonly type: string;
	readonly id: string | number;
	readonly title: string;
	readonly before: Visibility;
	readonly after: Visibility;
}

/** Warns before the homepage, the posts page or the privacy policy page goes offline. */
export function OfflineWarnings( {
	changes,
	pages: others = {},
}: {
	readonly changes: readonly VisibilityChange[];
	/** The pages that will have a role once the changes are made, where that differs. */
	readonly pages?: Partial< Readonly< Record< SitePage, number > > >;
} ) {
	const pages = { ...useSitePages(), ...others };
	const found = changes
		.filter(
			( { type, before, after } ) =>
				type === 'page' && goesOffline( before, after )
		)
		.flatMap( ( { id, title } ) =>
			ROLES.filter( ( role ) => pages[ role ] === Number( id ) ).map(
				( role ) => sprintf( MESSAGES[ role ](), title )
			)
		);
	return found.length > 0 ? (
		<Notice status="warning" isDismissible={ false }>
			{ found.map( ( message ) => (
				<p key={ message }>{ message }</p>
			) ) }
		</Notice>
	) : null;
}

const ROLES = [ 'homepage', 'postsPage', 'privacyPage' ] as const;

const MESSAGES: Readonly< Record< SitePage, () => string > > = {
	homepage: () =>
		/* translators: %s: title of a page. */
		__(
			'“%s” is your homepage. Visitors won’t be able to read it at your site’s address. Set another homepage first.',
			'atelier'
		),
	postsPage: () =>
		/* translators: %s: title of a page. */
		__(
			'“%s” is your posts page. Visitors won’t find your list of posts there. Set another posts page first.',
			'atelier'
		),
	privacyPage: () =>
		/* translators: %s: title of a page. */
		__(
			'“%s” is your privacy policy page. Visitors won’t be able to read it, and links to it will no longer be shown.',
			'atelier'
		),
};

const SETTINGS = [ 'root', 'site' ] as const;

/** The ids of the pages. Doesn't request the settings: until they have been loaded, the boot data is used. */
const useSitePages = (): Readonly< Record< SitePage, number > > =>
	useSelect( ( select ) => {
		const core = select( coreStore );
		const saved: unknown = core.hasFinishedResolution(
			'getEntityRecord',
			SETTINGS
		)
			? core.getEntityRecord( ...SETTINGS )
			: null;
		const { homepage, postsPage, privacyPage } = boot().site;
		if ( ! isRecord( saved ) ) {
			return { homepage, postsPage, privacyPage };
		}
		const hasPages = saved.show_on_front === 'page';
		return {
			homepage: hasPages ? Number( saved.page_on_front ) : 0,
			postsPage: hasPages ? Number( saved.page_for_posts ) : 0,
			privacyPage,
		};
	}, [] );
