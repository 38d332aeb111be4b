import { dispatch, useDispatch, useSelect } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { store as preferencesStore } from '@wordpress/preferences';
import { boot } from '../../../platform/boot';
import {
	guideFor,
	guidesOf,
	type GuideName,
	type Opened,
} from '../model/guide';

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

/** Shows a guide when its subject opens next, even if it has been read. */
export const showGuide = ( name: GuideName ): void =>
	void dispatch( preferencesStore ).set( SCOPE, PREFERENCES[ name ], true );

/** The guide to show for the open document, and actions for guides. */
export function useGuides( { type, hasPrevious, hasStyles }: Opened ) {
	const guide = useSelect(
		( select ) => {
			const { get } = select( preferencesStore );
			const wants = ( name: GuideName ) =>
				get( SCOPE, PREFERENCES[ name ] ) === true;
			return guideFor( {
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
		},
		[ type, hasPrevious, hasStyles ]
	);
	const { set } = useDispatch( preferencesStore );
	/** Marks a guide as read. */
	const dismiss = useCallback(
		( name: GuideName ) => void set( SCOPE, PREFERENCES[ name ], false ),
		[ set ]
	);
	/** Shows the guides for this document again. */
	const showAgain = useCallback( () => {
		for ( const name of guidesOf( { type, hasPrevious, hasStyles } ) ) {
			void set( SCOPE, PREFERENCES[ name ], true );
		}
	}, [ set, type, hasPrevious, hasStyles ] );
	return { guide, dismiss, showAgain };
}
