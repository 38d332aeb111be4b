import { BlockEditorProvider, BlockPreview } from '@wordpress/block-editor';
import { useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { editorSettings } from '@/platform/stages';
import { Boundary } from '@/ui/Region';
import { usePreviewStyles } from '@/features/stylesheet/index.records';
import type {
	BlockType,
	StyleTarget,
} from '@/features/globalStyles/index.model';
import { useWindows } from '../../../data/useConditions';
import { sampleOf } from '@/features/styleControls/index.records';
import styles from './BlockPicture.module.css';

interface BlockPictureProps {
	readonly type: BlockType;
	/** The block, or one of its style variations, with an optional state. */
	readonly target: StyleTarget;
}

/** The width of the page around the block, in pixels, if the block doesn't set one. */
const WIDTH = 500;

const CENTERED = [
	{
		css: 'body{padding:24px;min-height:100%;box-sizing:border-box}.is-root-container{width:100%}',
	},
];

/** A preview of a block in the current styles. */
export function BlockPicture( { type, target }: BlockPictureProps ) {
	const { variation, viewport } = target;
	const window = useWindows().breakpoints.find(
		( one ) => one.viewport === viewport
	);
	const sheets = usePreviewStyles( target );
	const settings = useMemo(
		() => sheets && { ...editorSettings(), styles: sheets },
		[ sheets ]
	);
	const blocks = useMemo(
		() => [ sampleOf( type, variation ) ],
		[ type, variation ]
	);
	const label = sprintf(
		/* translators: %s: the name of a block, such as "Quote". */
		__( 'Preview of %s', 'atelier' ),
		type.title
	);
	return (
		<div role="img" aria-label={ label } className={ styles.picture }>
			{ settings && (
				<Boundary label={ label }>
					<BlockEditorProvider
						value={ NOTHING }
						settings={ settings }
					>
						<BlockPreview
							blocks={ blocks }
							viewportWidth={ window?.px ?? widthOf( type ) }
							additionalStyles={ CENTERED }
						/>
					</BlockEditorProvider>
				</Boundary>
			) }
		</div>
	);
}

const NOTHING: readonly unknown[] = [];

const widthOf = ( { example }: BlockType ): number =>
	typeof example?.viewportWidth === 'number' ? example.viewportWidth : WIDTH;
