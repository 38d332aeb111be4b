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

/** Where WordPress's own Site Editor keeps the same choices: who has read its guides is no newcomer. */
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

/** Has a guide shown once what it is about is open, even if it has been read. */
export const showGuide = ( name: GuideName ): void =>
	void dispatch( preferencesStore ).set( SCOPE, PREFERENCES[ name ], true );

/** The guide to show with what is open, and what to do with guides. */
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
	/** Closes a guide for good. */
	const dismiss = useCallback(
		( name: GuideName ) => void set( SCOPE, PREFERENCES[ name ], false ),
		[ set ]
	);
	/** Shows what there is to say about this document once more. */
	const showAgain = useCallback( () => {
		for ( const name of guidesOf( { type, hasPrevious, hasStyles } ) ) {
			void set( SCOPE, PREFERENCES[ name ], true );
		}
	}, [ set, type, hasPrevious, hasStyles ] );
	return { guide, dismiss, showAgain };
}
