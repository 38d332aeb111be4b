import { isRecord, stringOr, type UnknownRecord } from '@/kernel/guards';
import { invariant } from '@/kernel/invariant';
import { once } from '@/kernel/once';
import type { PrintedAsset, ScriptFile } from './stages/insert';

/** A template part that a template places. */
export interface PartSummary {
	readonly id: string;
	readonly title: string;
	readonly area: string;
}

/** The template or page that renders the homepage. */
export interface HomeDocument {
	readonly type: string;
	readonly id: string;
	readonly title: string;
	/** The template around a static front page; null where the document is the template itself. */
	readonly template: { readonly id: string; readonly title: string } | null;
	readonly parts: readonly PartSummary[];
}

/** A taxonomy that lists of a type filter by. */
export interface ListedTaxonomy {
	readonly name: string;
	/** Such as "Categories". */
	readonly label: string;
	/** Its property in items of REST, and its argument of lists. */
	readonly base: string;
	/** The REST route of its terms, such as `/wp/v2/categories`. */
	readonly route: string;
	readonly isHierarchical: boolean;
	/** Whether lists have a column of it from the start. */
	readonly hasColumn: boolean;
}

export interface PostTypeSummary {
	readonly label: string;
	readonly plural: string;
	/** The label of their list, such as "All Pages". */
	readonly allLabel: string;
	/** The label of the button for a new one, such as "Add Page". */
	readonly addLabel: string;
	/** The REST route of its items, such as `/wp/v2/pages`; empty where it isn't in REST. */
	readonly route: string;
	/** Whether visitors can open an item of this type at a URL of its own. */
	readonly isViewable: boolean;
	readonly isHierarchical: boolean;
	/** Whether its items are ordered among their siblings (page attributes). */
	readonly hasOrder: boolean;
	/** Whether its items have a title. */
	readonly hasTitle: boolean;
	/** Whether its items can have a featured image. */
	readonly hasPicture: boolean;
	/** Whether a new item begins with blocks. */
	readonly hasBlocks: boolean;
	/** Whether its items can be moved to the trash; otherwise they are deleted permanently. */
	readonly hasTrash: boolean;
	/** Whether its items are edited with blocks; otherwise they have a screen of their own in wp-admin. */
	readonly hasBlockEditor: boolean;
	/** Whether its items are shown inside their template until the user chooses otherwise. */
	readonly showsTemplate: boolean;
	readonly taxonomies: readonly ListedTaxonomy[];
	/** Whether the user may edit items of their own. */
	readonly canEdit: boolean;
	readonly canCreate: boolean;
}

/** The theme of a live preview, which isn't active; see includes/Themes/Theme_Preview.php. */
export interface ThemePreview {
	readonly stylesheet: string;
	readonly name: string;
	/** Why the theme isn't shown; empty where it is. */
	readonly problem: '' | 'missing' | 'broken' | 'forbidden';
	/** URL that activates the theme, with a nonce. */
	readonly activateUrl: string;
}

/** The site draft in which the page was opened; see docs/site-drafts.md. */
export interface OpenedDraft {
	readonly id: number;
	readonly title: string;
	readonly status: DraftStatus;
	/** The number of changed records when the page was opened. */
	readonly count: number;
	/** Why the live site is shown instead; empty where the draft is shown. */
	readonly problem: '' | 'missing' | 'theme';
}

const DRAFT_STATUSES = [ 'open', 'scheduled', 'held', 'published' ] as const;

/** A site draft is being edited, is scheduled, failed to publish on its date, or is published. */
export type DraftStatus = ( typeof DRAFT_STATUSES )[ number ];

/** The status of a site draft; open where the value isn't a status. */
export const parseDraftStatus = ( raw: unknown ): DraftStatus =>
	DRAFT_STATUSES.find( ( status ) => status === raw ) ?? 'open';

/** Boot data that PHP prints into the page; see includes/Shell/Boot_Data.php. */
export interface Boot {
	readonly version: string;
	/** URL that returns the assets of the later stages. */
	readonly stagesUrl: string;
	readonly pageUrl: string;
	readonly dashboardUrl: string;
	readonly loginUrl: string;
	readonly homeUrl: string;
	/** Where all REST routes begin: sites have other prefixes than `wp-json`, or an argument of the site's URL. */
	readonly restUrl: string;
	/** How far the browser's clock is ahead of the server's, in milliseconds. */
	readonly clockAhead: number;
	/** URL that tells whether the user of this page is still logged in; see includes/Session/Session_Module.php. */
	readonly sessionUrl: string;
	readonly site: {
		/** The site's id in a multisite network; 1 without one. */
		readonly id: number;
		readonly title: string;
		readonly iconUrl: string;
		/** The language and direction in which visitors read it. */
		readonly lang: string;
		readonly dir: string;
		/** The ids of the homepage and of the posts page; 0 where none is set. */
		readonly homepage: number;
		readonly postsPage: number;
		/** The id of the privacy policy page; 0 without one. */
		readonly privacyPage: number;
	};
	/** The current user. */
	readonly user: {
		readonly id: number;
		/** Whether the site stores any code that the user saves, such as scripts. */
		readonly canSaveCode: boolean;
	};
	/** Key that encrypts this user's unsaved changes in the browser; see includes/Recovery/Journal_Key.php. */
	readonly journalKey: string;
	/** Seconds between autosaves; 0 for none. */
	readonly autosaveEvery: number;
	readonly theme: {
		readonly stylesheet: string;
		readonly name: string;
		readonly isBlockTheme: boolean;
		readonly supportsStyles: boolean;
		readonly supportsParts: boolean;
		/** The editable template parts of a classic theme; empty for block themes. */
		readonly parts: readonly PartSummary[];
	};
	/** The theme that the URL previews; null without a preview. */
	readonly themePreview: ThemePreview | null;
	/** The site draft that the URL names; null where it names none. */
	readonly siteDraft: OpenedDraft | null;
	/** How many site drafts wait for a review, in words; empty for none. */
	readonly reviewNote: string;
	readonly canSwitchThemes: boolean;
	/** Whether the user may change the site's settings, such as its title. */
	readonly canManageSite: boolean;
	readonly home: HomeDocument | null;
	readonly postTypes: Readonly< Record< string, PostTypeSummary > >;
	/** The labels of the statuses that plugins show in lists of all items; see includes/Posts/Listed_Statuses.php. */
	readonly statuses: Readonly< Record< string, string > >;
	/** The properties of records that two people can change; see includes/Records/Record_Properties.php. */
	readonly properties: readonly string[];
	/**
	 * Whether styles may contain text that looks like HTML, such as an SVG in a data URL; see
	 * includes/Shell/Boot_Data.php.
	 */
	readonly allowsCssMarkup: boolean;
	/** The user's saved view of each list when the page was rendered; see includes/Views/View_Preferences.php. */
	readonly listViews: UnknownRecord;
	/** The user's progress in the first steps; see includes/Shell/First_Steps.php. */
	readonly firstSteps: UnknownRecord | null;
	/** Optional features; see includes/Shell/Boot_Data.php. */
	readonly features: {
		readonly customViews: boolean;
		readonly quickEdit: boolean;
		/** Whether the site has WordPress's font library; a plugin disables it in the editor settings. */
		readonly fontLibrary: boolean;
	};
}

/**
 * Parses the boot data. Throws where it is missing.
 *
 * @param raw
 * @param now The browser's time, when the page begins.
 */
export function parseBoot( raw: unknown, now = Date.now() ): Boot {
	invariant( isRecord( raw ), 'the page carries its boot data' );
	const theme = isRecord( raw.theme ) ? raw.theme : {};
	const site = isRecord( raw.site ) ? raw.site : {};
	const user = isRecord( raw.user ) ? raw.user : {};
	const features = isRecord( raw.features ) ? raw.features : {};
	return {
		version: stringOr( raw.version ),
		stagesUrl: stringOr( raw.stagesUrl ),
		pageUrl: stringOr( raw.pageUrl ),
		dashboardUrl: stringOr( raw.dashboardUrl ),
		loginUrl: stringOr( raw.loginUrl ),
		homeUrl: stringOr( raw.homeUrl ),
		restUrl: stringOr( raw.restUrl ),
		clockAhead: aheadOf( Number( raw.time ) || 0, now ),
		sessionUrl: stringOr( raw.sessionUrl ),
		site: {
			id: Number( site.id ) || 0,
			title: stringOr( site.title ),
			iconUrl: stringOr( site.iconUrl ),
			lang: stringOr( site.lang ),
			dir: stringOr( site.dir, 'ltr' ),
			homepage: Number( site.homepage ) || 0,
			postsPage: Number( site.postsPage ) || 0,
			privacyPage: Number( site.privacyPage ) || 0,
		},
		user: {
			id: Number( user.id ) || 0,
			canSaveCode: user.canSaveCode === true,
		},
		journalKey: stringOr( raw.journalKey ),
		autosaveEvery: Number( raw.autosaveEvery ) || 0,
		theme: {
			stylesheet: stringOr( theme.stylesheet ),
			name: stringOr( theme.name ),
			isBlockTheme: theme.isBlockTheme === true,
			supportsStyles: theme.supportsStyles === true,
			supportsParts: theme.supportsParts === true,
			parts: parseParts( theme.parts ),
		},
		themePreview: parsePreview( raw.themePreview ),
		siteDraft: parseDraft( raw.siteDraft ),
		reviewNote: stringOr( raw.reviewNote ),
		canSwitchThemes: raw.canSwitchThemes === true,
		canManageSite: raw.canManageSite === true,
		home: parseHome( raw.home ),
		postTypes: parsePostTypes( raw.postTypes ),
		statuses: Object.fromEntries(
			Object.entries( isRecord( raw.statuses ) ? raw.statuses : {} ).map(
				( [ status, label ] ) => [ status, stringOr( label, status ) ]
			)
		),
		properties: ( Array.isArray( raw.properties )
			? raw.properties
			: []
		).filter( ( name ) => typeof name === 'string' ),
		allowsCssMarkup: raw.allowsCssMarkup === true,
		listViews: isRecord( raw.listViews ) ? raw.listViews : {},
		firstSteps: isRecord( raw.firstSteps ) ? raw.firstSteps : null,
		features: {
			customViews: features.customViews === true,
			quickEdit: features.quickEdit === true,
			fontLibrary: features.fontLibrary !== false,
		},
	};
}

/** Up to this, in milliseconds, two clocks differ by the time that the page took to arrive. */
const ARRIVAL = 60_000;

function aheadOf( time: number, now: number ): number {
	const ahead = time > 0 ? now - time : 0;
	return Math.abs( ahead ) < ARRIVAL ? 0 : ahead;
}

function parsePreview( raw: unknown ): ThemePreview | null {
	if ( ! isRecord( raw ) ) {
		return null;
	}
	const { problem } = raw;
	return {
		stylesheet: stringOr( raw.stylesheet ),
		name: stringOr( raw.name ),
		problem:
			problem === '' || problem === 'missing' || problem === 'forbidden'
				? problem
				: 'broken',
		activateUrl: stringOr( raw.activateUrl ),
	};
}

function parseDraft( raw: unknown ): OpenedDraft | null {
	if ( ! isRecord( raw ) ) {
		return null;
	}
	const { problem } = raw;
	return {
		id: Number( raw.id ) || 0,
		title: stringOr( raw.title ),
		status: parseDraftStatus( raw.status ),
		count: Number( raw.count ) || 0,
		problem: problem === 'missing' || problem === 'theme' ? problem : '',
	};
}

function parseHome( raw: unknown ): HomeDocument | null {
	if ( ! isRecord( raw ) ) {
		return null;
	}
	const template = raw.template;
	return {
		type: stringOr( raw.type ),
		id: stringOr( raw.id ),
		title: stringOr( raw.title ),
		template: isRecord( template )
			? {
					id: stringOr( template.id ),
					title: stringOr( template.title ),
				}
			: null,
		parts: parseParts( raw.parts ),
	};
}

function parseParts( raw: unknown ): readonly PartSummary[] {
	return ( Array.isArray( raw ) ? raw : [] )
		.filter( isRecord )
		.map( ( part ) => ( {
			id: stringOr( part.id ),
			title: stringOr( part.title ),
			area: stringOr( part.area ),
		} ) );
}

function parsePostTypes( raw: unknown ): Record< string, PostTypeSummary > {
	const types: Record< string, PostTypeSummary > = {};
	for ( const [ name, type ] of Object.entries(
		isRecord( raw ) ? raw : {}
	) ) {
		if ( isRecord( type ) ) {
			types[ name ] = {
				label: stringOr( type.label, name ),
				plural: stringOr( type.plural, name ),
				allLabel: stringOr( type.allLabel, name ),
				addLabel: stringOr( type.addLabel, name ),
				route: stringOr( type.route ),
				isViewable: type.isViewable === true,
				isHierarchical: type.isHierarchical === true,
				hasOrder: type.hasOrder === true,
				hasTitle: type.hasTitle !== false,
				hasPicture: type.hasPicture === true,
				hasBlocks: type.hasBlocks === true,
				showsTemplate: type.showsTemplate === true,
				taxonomies: parseTaxonomies( type.taxonomies ),
				canEdit: type.canEdit === true,
				hasTrash: type.hasTrash !== false,
				hasBlockEditor: type.hasBlockEditor !== false,
				canCreate: type.canCreate === true,
			};
		}
	}
	return types;
}

const parseTaxonomies = ( raw: unknown ): readonly ListedTaxonomy[] =>
	( Array.isArray( raw ) ? raw : [] )
		.filter( isRecord )
		.map( ( taxonomy ) => ( {
			name: stringOr( taxonomy.name ),
			label: stringOr( taxonomy.label, stringOr( taxonomy.name ) ),
			base: stringOr( taxonomy.base ),
			route: stringOr( taxonomy.route ),
			isHierarchical: taxonomy.isHierarchical === true,
			hasColumn: taxonomy.hasColumn === true,
		} ) );

declare global {
	interface Window {
		atelierBoot?: Record< string, unknown > & {
			early?: Promise< Response >;
			/** The answers of the first requests of a list, by path; see `takePageRequests`. */
			requests?: Readonly< Record< string, Promise< Response > > >;
		};
		atelierLoaded?: {
			scripts?: string[];
			styles?: string[];
			/** Assets of the stage of the other screens. */
			screens?: Record< 'scripts' | 'styles', PrintedAsset[] >;
			/** Assets of the records stage, where the page needs it at once. */
			records?: unknown;
			/** Files to download once someone is about to edit, where the page doesn't need the records stage at once. */
			ahead?: ScriptFile[];
		};
	}
}

/** The boot data, parsed once. */
export const boot = once( (): Boot => parseBoot( window.atelierBoot ) );
