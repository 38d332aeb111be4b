import { useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';

/** Panels of the settings of posts, as WordPress calls them where it keeps which are hidden. */
export const PANELS = {
	picture: 'featured-image',
	excerpt: 'post-excerpt',
	discussion: 'discussion-panel',
	attributes: 'page-attributes',
	taxonomy: ( slug: string ) => `taxonomy-panel-${ slug }`,
} as const;

/** Whether a panel is shown, and how to turn that over. WordPress keeps it with the user, for all editors. */
export function usePanel(
	name: string
): readonly [ isShown: boolean, toggle: () => void ] {
	const isShown = useSelect(
		( select ) => select( editorStore ).isEditorPanelEnabled( name ),
		[ name ]
	);
	const { toggleEditorPanelEnabled } = useDispatch( editorStore );
	return [ isShown, () => void toggleEditorPanelEnabled( name ) ];
}
