import { isRecord, stringOr, type UnknownRecord } from '../kernel/guards';
import { invariant } from '../kernel/invariant';
import type { PrintedAsset } from './stages/insert';

/** A template part that a template places. */
export interface PartSummary {
	readonly id: string;
	readonly title: string;
	readonly area: string;
}

/** What the visitors' home page is made of. */
export interface HomeDocument {
	readonly type: string;
	readonly id: string;
	readonly title: string;
	/** The template around a static front page; null where the document is the template itself. */
	readonly template: { readonly id: string; readonly title: string } | null;
	readonly parts: readonly PartSummary[];
}

export interface PostTypeSummary {
	readonly label: string;
	readonly plural: string;
	/** Names the list of them, such as "All Pages". */
	readonly allLabel: string;
	/** Names the way to a new one, such as "Add Page". */
	readonly addLabel: string;
	/** Where REST lists its items, such as `/wp/v2/pages`; empty where it does not. */
	readonly route: string;
	/** Whether visitors can open an item of this type at an address of its own. */
	readonly isViewable: boolean;
	readonly isHierarchical: boolean;
	/** Whether its items have a place among their siblings. */
	readonly hasOrder: boolean;
	/** Whether its items can have a featured image. */
	readonly hasPicture: boolean;
	/** Whether a new item begins with blocks. */
	readonly hasBlocks: boolean;
	/** Whether its items are shown inside their template to users who never chose. */
	readonly showsTemplate: boolean;
	/** Whether the user may edit items of their own. */
	readonly canEdit: boolean;
	readonly canCreate: boolean;
}

/** A theme that is tried without being active; see includes/Themes/Theme_Preview.php. */
export interface ThemePreview {
	readonly stylesheet: string;
	readonly name: string;
	/** Why it is not shown; empty where it is. */
	readonly problem: '' | 'missing' | 'broken' | 'forbidden';
	/** Activates it, with a nonce. */
	readonly activateUrl: string;
}

/** The site draft in which the page was opened; see docs/site-drafts.md. */
export interface OpenedDraft {
	readonly id: number;
	readonly title: string;
	readonly status: DraftStatus;
	/** Why the live site is shown instead; empty where it is not. */
	readonly problem: '' | 'missing' | 'theme';
}

const DRAFT_STATUSES = [ 'open', 'scheduled', 'held', 'published' ] as const;

/** What becomes of a site draft: it is edited, waits for its date, could not be published then, or is live. */
export type DraftStatus = ( typeof DRAFT_STATUSES )[ number ];

/** The status of a site draft; open where it is none. */
export const parseDraftStatus = ( raw: unknown ): DraftStatus =>
	DRAFT_STATUSES.find( ( status ) => status === raw ) ?? 'open';

/** What PHP puts into the page; see includes/Shell/Boot_Data.php. */
export interface Boot {
	readonly version: string;
	/** Answers with the assets of the later loading stages. */
	readonly stagesUrl: string;
	readonly pageUrl: string;
	readonly dashboardUrl: string;
	readonly loginUrl: string;
	readonly homeUrl: string;
	/** Tells whether the user of this page is still logged in; see includes/Session/Session_Module.php. */
	readonly sessionUrl: string;
	readonly site: {
		/** Its number in a network of sites; 1 where there is only one. */
		readonly id: number;
		readonly title: string;
		readonly iconUrl: string;
		/** The pages that are the homepage and the posts page; 0 where none is. */
		readonly homepage: number;
		readonly postsPage: number;
	};
	/** Who is logged in. */
	readonly user: { readonly id: number };
	/** Encrypts what this user's browsers keep of unsaved changes; see includes/Recovery/Journal_Key.php. */
	readonly journalKey: string;
	/** Seconds between autosaves; 0 for none. */
	readonly autosaveEvery: number;
	readonly theme: {
		readonly stylesheet: string;
		readonly name: string;
		readonly isBlockTheme: boolean;
		readonly supportsStyles: boolean;
		readonly supportsParts: boolean;
		/** What of a theme with PHP templates can be edited; empty for block themes. */
		readonly parts: readonly PartSummary[];
	};
	/** The theme that the address asks to try; null where it asks for none. */
	readonly themePreview: ThemePreview | null;
	/** The site draft that the address names; null where it names none. */
	readonly siteDraft: OpenedDraft | null;
	readonly canSwitchThemes: boolean;
	/** Whether the user may change the site's settings, such as its title. */
	readonly canManageSite: boolean;
	readonly home: HomeDocument | null;
	readonly postTypes: Readonly< Record< string, PostTypeSummary > >;
	/** Whether styles may contain what looks like HTML, such as a picture in an address; see includes/Shell/Boot_Data.php. */
	readonly allowsCssMarkup: boolean;
	/** How the user had arranged lists when the page was made, by list; see includes/Views/View_Preferences.php. */
	readonly listViews: UnknownRecord;
	/** How far the user has come in the first steps; see includes/Shell/First_Steps.php. */
	readonly firstSteps: UnknownRecord | null;
	/** Parts of the product that a site can do without; see includes/Support/Features.php. */
	readonly features: {
		readonly customViews: boolean;
		readonly quickEdit: boolean;
	};
}

/** Reads the page's data. Throws where PHP and this file disagree. */
export function parseBoot( raw: unknown ): Boot {
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
		sessionUrl: stringOr( raw.sessionUrl ),
		site: {
			id: Number( site.id ) || 0,
			title: stringOr( site.title ),
			iconUrl: stringOr( site.iconUrl ),
			homepage: Number( site.homepage ) || 0,
			postsPage: Number( site.postsPage ) || 0,
		},
		user: { id: Number( user.id ) || 0 },
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
		canSwitchThemes: raw.canSwitchThemes === true,
		canManageSite: raw.canManageSite === true,
		home: parseHome( raw.home ),
		postTypes: parsePostTypes( raw.postTypes ),
		allowsCssMarkup: raw.allowsCssMarkup === true,
		listViews: isRecord( raw.listViews ) ? raw.listViews : {},
		firstSteps: isRecord( raw.firstSteps ) ? raw.firstSteps : null,
		features: {
			customViews: features.customViews === true,
			quickEdit: features.quickEdit === true,
		},
	};
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
				hasPicture: type.hasPicture === true,
				hasBlocks: type.hasBlocks === true,
				showsTemplate: type.showsTemplate === true,
				canEdit: type.canEdit === true,
				canCreate: type.canCreate === true,
			};
		}
	}
	return types;
}

declare global {
	interface Window {
		atelierBoot?: Record< string, unknown > & {
			early?: Promise< Response >;
		};
		atelierLoaded?: {
			scripts?: string[];
			styles?: string[];
			/** What the screens other than home need. */
			screens?: Record< 'scripts' | 'styles', PrintedAsset[] >;
			/** What the records stage needs, where the page needs it at once. */
			records?: unknown;
		};
	}
}

let parsed: Boot | null = null;

/** The page's data, parsed once. */
export function boot(): Boot {
	parsed ??= parseBoot( window.atelierBoot );
	return parsed;
}
