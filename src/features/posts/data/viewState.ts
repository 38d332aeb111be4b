import { createSignal } from '../../../kernel/signal';
import type { RestQuery } from '../../../dataview/model/restQuery';
import { boot } from '../../../platform/boot';
import type { PostsParams } from '../../../routing';
import { keepView, keptView } from '../../views';
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
} from '../model/view';
import { fetchEarly, pathOf } from './listing';

/** How each list was left, for as long as the page is open. */
export const ownViews = createSignal< Readonly< Record< string, OwnView > > >(
	{}
);

/** Remembers how a list was left. */
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

/** The view of a list as nobody has touched it. */
export const untouchedView = ( type: string, preset: Preset ): PostsView =>
	viewRules( preset, traitsOf( type ) ).fallback;

/** Keeps how the user has arranged a list, for other visits too. */
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
} );

/** The view at an address, with what the user has chosen so far. */
export function currentView(
	params: Pick< PostsParams, 'type' | 'activeView' | 'layout' >,
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

/** The arrangement that a new custom view begins with: the list as it is now. */
export function viewToKeep(
	params: Pick< PostsParams, 'type' | 'activeView' | 'layout' >
): PostsView {
	return withStatuses(
		currentView( params, ownViews.get() ),
		presetOf( params.activeView )
	);
}

/** What to ask the server for, for a view of a type. */
export const queryFor = (
	type: string,
	view: PostsView,
	preset: Preset
): RestQuery => queryOf( view, preset, traitsOf( type ) );

/** Asks for the first items while the code of lists is still on its way. */
export function prepareList( params: PostsParams ): void {
	const route = boot().postTypes[ params.type ]?.route;
	// What a custom view asks for is not known yet.
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
