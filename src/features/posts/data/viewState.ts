import { createSignal } from '@/kernel/signal';
import type { RestQuery } from '@/dataview/model/restQuery';
import { boot } from '@/platform/boot';
import type { PostsParams } from '@/routing';
import { keepView, keptView } from '@/features/views';
import { presetOf, type Preset } from '../model/preset';
import {
	keptAs,
	queryOf,
	viewAt,
	viewRules,
	withStatuses,
	type OwnView,
	type PostsView,
	type TypeTraits,
	type ViewParams,
} from '../model/view';
import { fetchEarly, pathOf } from './listing';

/** The user's view of each list, as long as the page is open. */
export const ownViews = createSignal< Readonly< Record< string, OwnView > > >(
	{}
);

/** Keeps the view of a list for when the user returns. */
export function leaveView(
	type: string,
	preset: Preset,
	view: PostsView
): void {
	ownViews.set( {
		...ownViews.get(),
		[ keptAs( type, preset ) ]: { preset, view },
	} );
}

/** The initial view of a list. */
export const untouchedView = ( type: string, preset: Preset ): PostsView =>
	viewRules( preset, traitsOf( type ) ).fallback;

/** Stores the user's view of a list, for later visits too. */
export function arrangeList(
	type: string,
	preset: Preset,
	view: PostsView
): void {
	leaveView( type, preset, view );
	keepView( keptAs( type, preset ), view, untouchedView( type, preset ) );
}

const traitsOf = ( type: string ): TypeTraits => ( {
	isHierarchical: boot().postTypes[ type ]?.isHierarchical === true,
	statuses: Object.keys( boot().statuses ),
	taxonomies: boot().postTypes[ type ]?.taxonomies ?? [],
} );

/** The view at an address, based on the user's view. */
export function currentView(
	params: Pick< PostsParams, 'type' > & ViewParams,
	owns: Readonly< Record< string, OwnView > >
): PostsView {
	const preset = presetOf( params.activeView );
	const own = owns[ keptAs( params.type, preset ) ] ?? {
		preset,
		view: keptView(
			keptAs( params.type, preset ),
			viewRules( preset, traitsOf( params.type ) )
		),
	};
	return viewAt( own, params );
}

/** The settings of a new custom view: those of the current list. */
export function viewToKeep(
	params: Pick< PostsParams, 'type' > & ViewParams
): PostsView {
	return withStatuses(
		currentView( params, ownViews.get() ),
		presetOf( params.activeView )
	);
}

/** The REST query for a view of a type. */
export const queryFor = (
	type: string,
	view: PostsView,
	preset: Preset
): RestQuery => queryOf( view, preset, traitsOf( type ) );

/** Requests the first items while the code of lists is loading. */
export function prepareList( params: PostsParams ): void {
	const route = boot().postTypes[ params.type ]?.route;
	// The query of a custom view isn't known yet.
	if ( route && ! params.isCustom ) {
		const view = currentView( params, ownViews.get() );
		fetchEarly(
			pathOf(
				route,
				queryFor( params.type, view, presetOf( params.activeView ) )
			)
		);
	}
}
