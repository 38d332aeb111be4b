import { useEvent } from '@wordpress/compose';
import { useMemo } from '@wordpress/element';
import type { View } from '../../../dataview';
import type { AppError } from '../../../kernel/result';
import {
	buildSettings,
	isSameSettings,
	readSettings,
	type SettingsRules,
} from '../model/settings';
import { useSignal } from '../../../ui/useSignal';
import { arrange, arranged } from './arranged';
import { changeSettings, useSavedViews } from './savedViews';

/** The custom view that a list shows. */
export type CustomView< Id extends string = string > =
	| { readonly status: 'loading' }
	/** There is none of this id: it has been deleted, or lists something else. */
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
			/** Shows another arrangement, and saves it where nothing would be lost by that. */
			readonly onChangeView: ( view: View< Id > ) => void;
			/** Stored settings that cannot be shown. As long as there are some, nothing is saved. */
			readonly left: readonly string[];
			/** Replaces the stored settings by those that are shown. */
			readonly replace: () => void;
	  };

/**
 * A custom view and its changes.
 *
 * @param type  The post type that is listed.
 * @param id    The view; null where the list shows none.
 * @param rules What the list can show; the same object as long as it can show the same.
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
	// Only what `onChangeView` of the same list was given is kept under its id.
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
