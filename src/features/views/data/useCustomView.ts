import { useEvent } from '@wordpress/compose';
import { useMemo } from '@wordpress/element';
import type { View } from '@/dataview';
import type { AppError } from '@/kernel/result';
import {
	buildSettings,
	isSameSettings,
	readSettings,
	type SettingsRules,
} from '../model/settings';
import { useSignal } from '@/ui/useSignal';
import { arrange, arranged } from './arranged';
import { changeSettings, useSavedViews } from './savedViews';

/** The custom view of a list. */
export type CustomView< Id extends string = string > =
	| { readonly status: 'loading' }
	/** No view has this id: it was deleted, or belongs to another type. */
	| { readonly status: 'missing' }
	| {
			readonly status: 'failed';
			readonly error: AppError;
			readonly retry: () => void;
	  }
	| {
			readonly status: 'ready';
			readonly title: string;
			readonly view: View< Id >;
			/** Changes the view, and saves it unless stored settings would be lost. */
			readonly onChangeView: ( view: View< Id > ) => void;
			/** Names of stored settings that the list doesn't support. While there are any, nothing is saved. */
			readonly left: readonly string[];
			/** Replaces the stored settings with the shown ones. */
			readonly replace: () => void;
	  };

/**
 * A custom view and its changes.
 *
 * @param type  The post type of the list.
 * @param id    The view; null for a list without a custom view.
 * @param rules The fields and defaults of the list; the same object as long as they are equal.
 */
export function useCustomView< Id extends string >(
	type: string,
	id: string | null,
	rules: SettingsRules< Id >
): CustomView< Id > {
	const load = useSavedViews( type, id !== null );
	const changes = useSignal( arranged );
	const saved =
		load.status === 'ready'
			? load.value.find( ( view ) => view.id === id )
			: undefined;
	const settings = saved?.settings;
	const stored = useMemo(
		() =>
			settings === undefined ? null : readSettings( settings, rules ),
		[ settings, rules ]
	);
	// Views under this id come from `onChangeView` of the same list.
	const view =
		( changes.get( id ?? '' ) as View< Id > | undefined ) ?? stored?.view;

	const save = ( next: View< Id > ) => {
		if ( id === null || settings === undefined ) {
			return;
		}
		const built = buildSettings( next, settings );
		if ( ! isSameSettings( built, settings ) ) {
			changeSettings( type, id, built );
		}
	};
	const onChangeView = useEvent( ( next: View< Id > ) => {
		if ( id === null ) {
			return;
		}
		arrange( id, next );
		if ( stored?.left.length === 0 ) {
			save( next );
		}
	} );
	const replace = useEvent( () => {
		if ( view ) {
			save( view );
		}
	} );

	return useMemo( () => {
		if ( id === null ) {
			return { status: 'missing' };
		}
		if ( load.status !== 'ready' ) {
			return load;
		}
		return saved && stored && view
			? {
					status: 'ready',
					title: saved.title,
					view,
					onChangeView,
					left: stored.left,
					replace,
				}
			: { status: 'missing' };
	}, [ id, load, saved, stored, view, onChangeView, replace ] );
}
