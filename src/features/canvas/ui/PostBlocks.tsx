import {
	BlockList,
	RecursionProvider,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { PostTitle } from '@wordpress/editor';
import { useMemo } from '@wordpress/element';
import { contentLayout } from '../model/contentLayout';

/** WordPress's class of the title, which themes style. */
const TITLE = 'editor-visual-editor__post-title-wrapper';

/** Space above the title in place of a header, and below the last block for a click that adds one. */
export const CONTENT_STYLE = {
	css: `.${ TITLE }{margin-block:4rem var(--wp--style--block-gap,1.5em)}body::after{content:"";display:block;block-size:40vh}`,
};

interface PostBlocksProps {
	readonly id: string;
	readonly isPicture: boolean;
}

/** The title and the blocks of a post, without its template. */
export function PostBlocks( { id, isPicture }: PostBlocksProps ) {
	const settings = useSelect(
		( select ) => select( blockEditorStore ).getSettings(),
		[]
	);
	const { supportsLayout, __experimentalFeatures: features } = settings;
	const { layout, className } = useMemo(
		() => contentLayout( supportsLayout, features ),
		[ supportsLayout, features ]
	);
	return (
		<>
			<div
				className={ `${ TITLE } edit-post-visual-editor__post-title-wrapper ${ className }` }
				// Clicks above the text don't set a caret.
				contentEditable={ false }
				{ ...( isPicture ? INERT : {} ) }
			>
				<PostTitle />
			</div>
			<RecursionProvider blockName="core/post-content" uniqueId={ id }>
				<BlockList
					className={ `wp-block-post-content ${ className }` }
					layout={ layout }
				/>
			</RecursionProvider>
		</>
	);
}

/** Missing in React's types. */
const INERT: object = { inert: '' };
