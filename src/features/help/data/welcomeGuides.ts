import { dispatch, useDispatch, useSelect } from '@wordpress/data';
import { useCallback, useEffect, useMemo, useState } from '@wordpress/element';
import { store as preferencesStore } from '@wordpress/preferences';
import { createSignal } from '@/kernel/signal';
import { boot } from '@/platform/boot';
import { useSignal } from '@/ui/useSignal';
import {
	guidesOf,
	unreadGuides,
	type GuideName,
	type Opened,
} from '../model/welcomeGuide';

/** The scope in which WordPress's own Site Editor stores the same preferences. */
const SCOPE = 'core/edit-site';

const PREFERENCES: Readonly< Record< GuideName, string > > = {
	editor: 'welcomeGuide',
	styles: 'welcomeGuideStyles',
	page: 'welcomeGuidePage',
	template: 'welcomeGuideTemplate',
};

export function setGuideDefaults(): void {
	void dispatch( preferencesStore ).setDefaults( SCOPE, {
		welcomeGuide: true,
		welcomeGuideStyles: true,
		welcomeGuidePage: true,
		welcomeGuideTemplate: true,
	} );
}

/** Unread guides that wait for the next document, because the user has just closed one and wants to begin. */
const postponed = createSignal< readonly GuideName[] >( [] );

/** Shows a guide when its subject opens next, even if it has been read. */
export const showGuide = ( name: GuideName ): void => {
	postponed.set( postponed.get().filter( ( other ) => other !== name ) );
	void dispatch( preferencesStore ).set( SCOPE, PREFERENCES[ name ], true );
};

/** The guides to show one after another for the open document, and actions for them. */
export function useGuides( { type, hasPrevious, hasStyles }: Opened ) {
	const unread = useUnread( { type, hasPrevious, hasStyles } );
	const later = useSignal( postponed );
	useEffect( () => () => postponed.set( [] ), [] );
	/** True while the user wants to see all of this document again. */
	const [ isTour, setIsTour ] = useState( false );
	const shown = useMemo(
		() =>
			isTour
				? unread
				: unread
						.filter( ( name ) => ! later.includes( name ) )
						.slice( 0, 1 ),
		[ isTour, unread, later ]
	);
	const { set } = useDispatch( preferencesStore );
	/** Marks the shown guides as read. */
	const dismiss = useCallback( () => {
		postponed.set( unread );
		setIsTour( false );
		for ( const name of shown ) {
			void set( SCOPE, PREFERENCES[ name ], false );
		}
	}, [ set, unread, shown ] );
	/** Shows the guides for this document again, as one. */
	const showAgain = useCallback( () => {
		setIsTour( true );
		for ( const name of guidesOf( { type, hasPrevious, hasStyles } ) ) {
			void set( SCOPE, PREFERENCES[ name ], true );
		}
	}, [ set, type, hasPrevious, hasStyles ] );
	return { shown, dismiss, showAgain };
}

function useUnread( {
	type,
	hasPrevious,
	hasStyles,
}: Opened ): readonly GuideName[] {
	const wanted = useSelect( ( select ) => {
		const { get } = select( preferencesStore );
		return Object.entries( PREFERENCES )
			.filter( ( [ , key ] ) => get( SCOPE, key ) === true )
			.map( ( [ name ] ) => name )
			.join( ' ' );
	}, [] );
	return useMemo( () => {
		const wants = ( name: GuideName ) =>
			wanted.split( ' ' ).includes( name );
		return unreadGuides( {
			isWanted: {
				editor: wants( 'editor' ),
				styles: wants( 'styles' ),
				page: wants( 'page' ),
				template: wants( 'template' ),
			},
			isBlockTheme: boot().theme.isBlockTheme,
			type,
			hasPrevious,
			hasStyles,
		} );
	}, [ wanted, type, hasPrevious, hasStyles ] );
}
