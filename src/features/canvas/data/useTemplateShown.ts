import { select as selectStore, useDispatch, useSelect } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { store as preferencesStore } from '@wordpress/preferences';
import { boot } from '@/platform/boot';
import { keepSelection } from '@/features/blocks/index.editor';
import type { DocumentRef } from '@/features/documents/index.model';
import { modeFor, showsTemplate, withChoice } from '../model/renderingMode';

/** The scope in which WordPress's own editors store the same preference. */
const SCOPE = 'core';
const NAME = 'renderingModes';

/**
 * Whether a post is shown inside its template, and a toggle. The choice is one for all posts of a type, but the homepage has its
 * own: it opens from its preview, which shows all of it.
 */
export function useTemplateShown(
	document: DocumentRef
): readonly [ isShown: boolean, toggle: () => void ] {
	const { type } = document;
	const isHome = isHomepage( document );
	const isShown = useSelect(
		( select ) =>
			showsTemplate(
				select( preferencesStore ).get( SCOPE, NAME ),
				choiceOf( type, isHome ),
				isHome || boot().postTypes[ type ]?.showsTemplate === true
			),
		[ type, isHome ]
	);
	const { set } = useDispatch( preferencesStore );
	const toggle = useCallback( () => {
		keepSelection( isShown );
		void set(
			SCOPE,
			NAME,
			withChoice(
				selectStore( preferencesStore ).get( SCOPE, NAME ),
				choiceOf( type, isHome ),
				modeFor( ! isShown )
			)
		);
	}, [ set, type, isHome, isShown ] );
	return [ isShown, toggle ];
}

/** Whether a document is the page that the site shows as its homepage. */
function isHomepage( { type, id }: DocumentRef ): boolean {
	const home = boot().home;
	return home?.type === type && home.id === id;
}

const choiceOf = ( type: string, isHome: boolean ) => ( {
	theme: boot().theme.stylesheet,
	// No post type has such a name, so WordPress's editors ignore it.
	type: isHome ? `${ type } homepage` : type,
} );
