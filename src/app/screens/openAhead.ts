import { preloadIfCheap } from '@/platform/warmUp';
import {
	historyRoute,
	navigationRoute,
	parseAddress,
	patternsRoute,
	postsRoute,
	siteDraftsRoute,
	templatesRoute,
	type Address,
	type PostsParams,
} from '@/routing';
import { openChunk } from '@/ui/useChunk';
import { hasPostsList } from '../listOf';
import {
	HISTORY,
	MENUS,
	PATTERNS,
	POSTS,
	preparePosts,
	SITE_DRAFTS,
	TEMPLATES,
} from './lists';

/**
 * Loads what a screen shows first, before its link is followed: the code and the first items of a list, which needs no data
 * layer, or the data layer.
 *
 * @param search Of the link.
 */
export function openAhead( search: string ): void {
	const address = parseAddress( search );
	void ( listAhead( address ) ?? preloadIfCheap( 'records' ) );
}

const LISTS = [
	[ templatesRoute, templatesAhead ],
	[ navigationRoute, menusAhead ],
	[ patternsRoute, () => openChunk( PATTERNS ) ],
	[ siteDraftsRoute, () => openChunk( SITE_DRAFTS ) ],
	[ historyRoute, () => openChunk( HISTORY ) ],
] as const;

/** Null for an address that isn’t one of a list. */
function listAhead( address: Address ): Promise< unknown > | null {
	const list = LISTS.find( ( [ route ] ) => route.parse( address ) !== null );
	const posts = postsRoute.parse( address );
	return (
		list?.[ 1 ]() ??
		( posts && hasPostsList( posts.type ) ? postsAhead( posts ) : null )
	);
}

const postsAhead = ( posts: PostsParams ): Promise< unknown > =>
	Promise.all( [ openChunk( POSTS ), preparePosts( posts ) ] );

async function templatesAhead(): Promise< void > {
	const list = await openChunk( TEMPLATES );
	if ( list.ok ) {
		list.value.prepareTemplates();
	}
}

async function menusAhead(): Promise< void > {
	const list = await openChunk( MENUS );
	if ( list.ok && ( await list.value.prepareMenus() ) < 2 ) {
		// A single menu is opened, which may be changed at once.
		await preloadIfCheap( 'records' );
	}
}
