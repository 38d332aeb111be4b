import { useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';

/** WordPress's names of the panels in post settings, as stored for hidden panels. */
export const PANELS = {
	picture: 'featured-image',
	excerpt: 'post-excerpt',
	discussion: 'discussion-panel',
	attributes: 'page-attributes',
	taxonomy: ( slug: string ) => `taxonomy-panel-${ slug }`,
} as const;

/** Whether a panel is shown, and a toggle. WordPress stores it for the user, for all editors. */
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
