import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import {
	documentKey,
	isSameDocument,
	type DocumentRef,
} from '@/features/documents/index.model';
import { boot } from '@/platform/boot';
import { openBeside, ownScreenUrl } from '@/platform/ownScreen';
import {
	anyRoute,
	documentRoute,
	documentPreviewUrl,
	blockAuditRoute,
	cleanUpRoute,
	findRoute,
	goBack,
	historyRoute,
	homeRoute,
	homePreviewUrl,
	identityRoute,
	leaveFor,
	navigate,
	navigationRoute,
	patternsRoute,
	routesBehind,
	postsRoute,
	registeredPatternRoute,
	siteDraftRoute,
	siteDraftsRoute,
	styleBookRoute,
	stylesRoute,
	templatesRoute,
	type Address,
	type DocumentParams,
} from '@/routing';
import { emptyScreen } from '../emptyScreen';
import { hasPostsList, listOf } from '../listOf';
import { PostsScreen, PostsSidebar } from './PostsScreen';
import {
	MenuScreen,
	MenuSidebar,
	NavigationScreen,
	NavigationSidebar,
} from './NavigationScreen';
import {
	PatternsScreen,
	PatternsSidebar,
	RegisteredPatternScreen,
	RegisteredPatternSidebar,
} from './PatternsScreen';
import { DocumentSidebar } from './DocumentSidebar';
import { BlockAuditScreen, BlockAuditSidebar } from './BlockAuditScreen';
import { CleanUpScreen, CleanUpSidebar } from './CleanUpScreen';
import { FindScreen, FindSidebar } from './FindScreen';
import { HistoryScreen, HistorySidebar } from './HistoryScreen';
import { maintenanceTitle, type MaintenanceName } from './MaintenanceScreen';
import { IdentitySidebar } from './IdentityScreen';
import { Forbidden, NotFound, Unsupported } from './Problems';
import {
	SiteDraftScreen,
	SiteDraftsScreen,
	SiteDraftsSidebar,
} from './SiteDraftsScreen';
import {
	StyleBookPreview,
	StyleBookScreen,
	StyleBookSidebar,
} from './StyleBookScreen';
import type { ScreenView } from '../screenView';
import { StylesSidebar } from './StylesSidebar';
import { TemplatesScreen, TemplatesSidebar } from './TemplatesScreen';

type Screen = ( address: Address ) => ScreenView | null;

/** Every screen but home, in the order in which their routes are tried. */
const SCREENS: readonly Screen[] = [
	stylesScreen,
	identityScreen,
	historyScreen,
	findScreen,
	blockAuditScreen,
	cleanUpScreen,
	styleBookScreen,
	templatesScreen,
	siteDraftsScreen,
	navigationScreen,
	menuScreen,
	postsScreen,
	patternsScreen,
	registeredPatternScreen,
	documentScreen,
	unsupportedScreen,
];

/** The screen of an address; the last resort is a notice that there is none. */
export function screenAt( address: Address ): ScreenView {
	for ( const screen of SCREENS ) {
		const view = screen( address );
		if ( view ) {
			return view;
		}
	}
	return notFoundScreen( address );
}

/** The styles beside the homepage, whose editor keeps them open. */
function stylesScreen( address: Address ): ScreenView | null {
	const params = stylesRoute.parse( address );
	const { home, site, theme } = boot();
	if ( ! params || ! theme.isBlockTheme ) {
		return null;
	}
	const here = ( isEditing: boolean ) => ( { ...params, isEditing } );
	const edit = () => navigate( stylesRoute, here( true ) );
	return {
		key: 'styles',
		title: __( 'Styles', 'atelier' ),
		isRoot: false,
		sidebar: <StylesSidebar params={ params } />,
		subject: {
			document: home,
			title: home?.title ?? site.title,
			previewUrl: homePreviewUrl( address.query ),
		},
		...( params.isBook && ! params.isEditing
			? {
					inPlace: (
						<StyleBookPreview
							path={ params.section ?? '/' }
							onEdit={ home && edit }
						/>
					),
				}
			: {} ),
		isEditing: params.isEditing && home !== null,
		edit,
		leave: () =>
			leaveFor(
				( previous ) =>
					stylesRoute.parse( previous )?.isEditing === false,
				stylesRoute,
				here( false )
			),
		back: null,
	};
}

/** The site's identity, beside the homepage. */
function identityScreen( address: Address ): ScreenView | null {
	if ( ! identityRoute.parse( address ) ) {
		return null;
	}
	const title = __( 'Identity', 'atelier' );
	if ( ! boot().canManageSite ) {
		return {
			...emptyScreen( <Forbidden /> ),
			key: 'identity forbidden',
			title,
		};
	}
	const { home, site } = boot();
	return {
		key: 'identity',
		title,
		isRoot: false,
		sidebar: <IdentitySidebar />,
		subject: {
			document: home,
			title: home?.title ?? site.title,
			previewUrl: homePreviewUrl( address.query ),
		},
		isEditing: false,
		edit: () => navigate( homeRoute, { isEditing: true } ),
		leave: () => navigate( homeRoute, { isEditing: false } ),
		back: null,
	};
}

function historyScreen( address: Address ): ScreenView | null {
	const params = historyRoute.parse( address );
	return (
		params && {
			...emptyScreen( <HistoryScreen params={ params } /> ),
			key: 'history',
			title: __( 'History', 'atelier' ),
			isRoot: false,
			sidebar: <HistorySidebar />,
		}
	);
}

function findScreen( address: Address ): ScreenView | null {
	const params = findRoute.parse( address );
	return (
		params &&
		maintenanceScreen(
			'find',
			<FindScreen params={ params } />,
			<FindSidebar />
		)
	);
}

function blockAuditScreen( address: Address ): ScreenView | null {
	const params = blockAuditRoute.parse( address );
	return (
		params &&
		maintenanceScreen(
			'blockAudit',
			<BlockAuditScreen params={ params } />,
			<BlockAuditSidebar />
		)
	);
}

function cleanUpScreen( address: Address ): ScreenView | null {
	return (
		cleanUpRoute.parse( address ) &&
		maintenanceScreen( 'cleanUp', <CleanUpScreen />, <CleanUpSidebar /> )
	);
}

const maintenanceScreen = (
	key: MaintenanceName,
	content: ReactNode,
	sidebar: ReactNode
): ScreenView => ( {
	...emptyScreen( content ),
	key,
	title: maintenanceTitle( key ),
	sidebar,
} );

/** The style book of themes that support few or none of the styles. */
function styleBookScreen( address: Address ): ScreenView | null {
	const { isBlockTheme, supportsStyles } = boot().theme;
	if ( ! styleBookRoute.parse( address ) || ! supportsStyles ) {
		return null;
	}
	return isBlockTheme
		? stylesScreen( {
				path: '/styles',
				query: { ...address.query, preview: 'stylebook' },
			} )
		: {
				...emptyScreen( <StyleBookScreen /> ),
				key: 'style-book',
				title: __( 'Style Book', 'atelier' ),
				isRoot: false,
				sidebar: <StyleBookSidebar />,
			};
}

function templatesScreen( address: Address ): ScreenView | null {
	const params = templatesRoute.parse( address );
	if ( ! params || ! boot().theme.isBlockTheme ) {
		return null;
	}
	const { isEditing, ...list } = params;
	const [ id ] = list.selected ?? [];
	if ( isEditing && id !== undefined ) {
		return editorOver(
			{ type: 'wp_template', id },
			templatesRoute.build( list )
		);
	}
	return {
		...emptyScreen( <TemplatesScreen params={ params } /> ),
		key: 'templates',
		title: __( 'Templates', 'atelier' ),
		isRoot: false,
		sidebar: <TemplatesSidebar params={ params } />,
	};
}

/** The list of site drafts, or one of them. */
function siteDraftsScreen( address: Address ): ScreenView | null {
	const title = __( 'Site drafts', 'atelier' );
	const draft = siteDraftRoute.parse( address );
	if ( draft ) {
		return {
			...emptyScreen( <SiteDraftScreen { ...draft } /> ),
			key: `site-draft ${ draft.id }`,
			title,
			isRoot: false,
			sidebar: <SiteDraftsSidebar current={ null } />,
		};
	}
	const params = siteDraftsRoute.parse( address );
	return (
		params && {
			...emptyScreen( <SiteDraftsScreen params={ params } /> ),
			key: 'site-drafts',
			title,
			isRoot: false,
			sidebar: <SiteDraftsSidebar current={ params } />,
		}
	);
}

function navigationScreen( address: Address ): ScreenView | null {
	if ( ! navigationRoute.parse( address ) || ! boot().theme.isBlockTheme ) {
		return null;
	}
	return {
		...emptyScreen( <NavigationScreen /> ),
		key: 'navigation',
		title: __( 'Navigation', 'atelier' ),
		isRoot: false,
		sidebar: <NavigationSidebar />,
	};
}

/** A menu that isn't open on the canvas is shown as a list of its items. */
function menuScreen( address: Address ): ScreenView | null {
	const params = documentRoute.parse( address );
	if ( params?.type !== MENU || params.isEditing ) {
		return null;
	}
	const document = { type: MENU, id: params.id };
	const key = screenKeyOf( document );
	return {
		...emptyScreen( <MenuScreen document={ document } /> ),
		key,
		title: boot().postTypes[ MENU ]?.label ?? MENU,
		isRoot: false,
		sidebar: <MenuSidebar document={ document } screenKey={ key } />,
		document,
	};
}

const MENU = 'wp_navigation';

function postsScreen( address: Address ): ScreenView | null {
	const params = postsRoute.parse( address );
	if ( ! params || ! hasPostsList( params.type ) ) {
		return null;
	}
	const { isEditing, ...list } = params;
	const { type, selected: [ id ] = [] } = list;
	if ( isEditing && id !== undefined ) {
		return editorOver( { type, id }, postsRoute.build( list ) );
	}
	return {
		...emptyScreen(
			<PostsScreen params={ params } query={ address.query } />
		),
		key: `posts ${ type }`,
		title: boot().postTypes[ type ]?.plural ?? type,
		isRoot: false,
		sidebar: <PostsSidebar params={ params } />,
	};
}

function patternsScreen( address: Address ): ScreenView | null {
	const params = patternsRoute.parse( address );
	if ( ! params ) {
		return null;
	}
	if ( params.isParts && ! boot().theme.supportsParts ) {
		return {
			...emptyScreen( <Unsupported /> ),
			key: 'patterns unsupported',
			title: __( 'Patterns', 'atelier' ),
		};
	}
	return {
		...emptyScreen( <PatternsScreen params={ params } /> ),
		key: 'patterns',
		title: __( 'Patterns', 'atelier' ),
		isRoot: false,
		isMenu: params.categoryId === undefined,
		sidebar: <PatternsSidebar params={ params } />,
	};
}

function registeredPatternScreen( address: Address ): ScreenView | null {
	const params = registeredPatternRoute.parse( address );
	// Where a plugin has a post type of that name, a number is one of its items.
	const isPost =
		'pattern' in boot().postTypes &&
		documentRoute.parse( address ) !== null;
	return params && ! isPost
		? {
				...emptyScreen( <RegisteredPatternScreen { ...params } /> ),
				key: `pattern ${ params.name }`,
				title: __( 'Pattern', 'atelier' ),
				isRoot: false,
				sidebar: <RegisteredPatternSidebar { ...params } />,
			}
		: null;
}

function documentScreen( address: Address ): ScreenView | null {
	const params = documentRoute.parse( address );
	if ( ! params ) {
		return null;
	}
	const { type, id, isEditing, isFocused } = params;
	const label = boot().postTypes[ type ]?.label;
	if ( label === undefined ) {
		return null;
	}
	const here = ( changed: Partial< DocumentParams > ): DocumentParams => ( {
		...params,
		...changed,
	} );
	const isSupported = TYPE_NEEDS[ type ]?.() ?? true;
	return {
		key: screenKeyOf( { type, id } ),
		title: label,
		isRoot: false,
		sidebar: (
			<DocumentSidebar
				document={ { type, id } }
				screenKey={ screenKeyOf( { type, id } ) }
			/>
		),
		subject: isSupported
			? {
					document: { type, id },
					title: label,
					previewUrl: documentPreviewUrl(
						{ type, id },
						address.query
					),
				}
			: null,
		...( isSupported ? {} : { content: <Unsupported /> } ),
		isEditing: isEditing && isSupported,
		edit: () =>
			boot().postTypes[ type ]?.hasBlockEditor === false
				? openBeside( ownScreenUrl( id ) )
				: navigate( documentRoute, here( { isEditing: true } ) ),
		leave: () =>
			leaveEditor(
				{ type, id },
				listOf( type ) ??
					documentRoute.build( here( { isEditing: false } ) )
			),
		back: isFocused && routesBehind() > 0 ? goBack : null,
	};
}

/** Leads back to what an editor was opened from: the document's own view, or a list that contains it. */
const leaveEditor = ( document: DocumentRef, list: Address ): void =>
	leaveFor(
		( previous ) =>
			previous.query.canvas !== 'edit' &&
			( previous.path === list.path ||
				[
					historyRoute,
					siteDraftRoute,
					findRoute,
					blockAuditRoute,
					cleanUpRoute,
				].some( ( route ) => route.parse( previous ) !== null ) ||
				isSameDocument( documentRoute.parse( previous ), document ) ),
		anyRoute,
		list
	);

/** The editor of the document that a list's address names: the back button leads to that list with its view. */
function editorOver( document: DocumentRef, list: Address ): ScreenView | null {
	const screen = documentScreen(
		documentRoute.build( { ...document, isEditing: true } )
	);
	return screen && { ...screen, leave: () => leaveEditor( document, list ) };
}

/** An address that has a screen with other themes. */
function unsupportedScreen( { path }: Address ): ScreenView | null {
	if ( PATH_NEEDS[ path ]?.() ?? true ) {
		return null;
	}
	return {
		...emptyScreen( <Unsupported /> ),
		key: `unsupported ${ path }`,
		title: __( 'Design', 'atelier' ),
	};
}

function notFoundScreen( { path }: Address ): ScreenView {
	return {
		...emptyScreen( <NotFound /> ),
		key: `not-found ${ path }`,
		title: __( 'Not found', 'atelier' ),
	};
}

/** The key of a document's screen. */
const screenKeyOf = ( document: DocumentRef ): string =>
	`document ${ documentKey( document ) }`;

/** Features that a theme needs for documents of a type; types that aren't here need none. */
const TYPE_NEEDS: Readonly< Record< string, () => boolean > > = {
	wp_template: () => boot().theme.isBlockTheme,
	wp_template_part: () => boot().theme.supportsParts,
};

/** The same for list screens, by path. */
const PATH_NEEDS: Readonly< Record< string, () => boolean > > = {
	'/navigation': () => boot().theme.isBlockTheme,
	'/page': () => boot().theme.isBlockTheme,
	'/post': () => boot().theme.isBlockTheme,
	'/styles': () => boot().theme.isBlockTheme,
	'/stylebook': () => boot().theme.supportsStyles,
	'/template': () => boot().theme.isBlockTheme,
};
