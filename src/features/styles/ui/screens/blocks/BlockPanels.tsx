import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	useStylesRights,
	useStyleValue,
} from '@/features/globalStyles/index.records';
import {
	type BlockType,
	hasGroup,
	isConditional,
} from '@/features/globalStyles/index.model';
import {
	BackgroundPanel,
	BlockCss,
	BorderPanel,
	DimensionsPanel,
	FiltersPanel,
	ImagePanel,
	OutlinePanel,
	type BlockPanelProps,
	TypographyPanel,
} from '@/features/styleControls/index.records';
import { blockStates } from '../../../data/useConditions';
import { BlockColors } from './BlockColors';
import styles from './BlockScreen.module.css';

interface BlockPanelsProps extends BlockPanelProps {
	readonly block: BlockType;
}

/** All panels of a block's styles, in the order of WordPress's own. */
export function BlockPanels( props: BlockPanelsProps ) {
	const { features, target, block } = props;
	const { canEditCss } = useStylesRights();
	// Settings and CSS belong to the block, not to its variations and conditions.
	const isWhole = target.variation === undefined && ! isConditional( target );
	// An outline is for focusable blocks; elsewhere the panel would only be another heading.
	const hasOutline =
		useStyleValue( 'outline', target ).value !== undefined ||
		( features.has( 'outline' ) && blockStates( target ).length > 0 );
	if ( features.size === 0 && ! ( isWhole && canEditCss ) ) {
		return (
			<div className={ styles.note }>
				<Notice status="info" isDismissible={ false }>
					{ __( 'This block has no style settings.', 'atelier' ) }
				</Notice>
			</div>
		);
	}
	return (
		<>
			{ hasGroup( features, 'colors', 'elementColors' ) && (
				<BlockColors { ...props } />
			) }
			{ hasGroup( features, 'background' ) && (
				<BackgroundPanel { ...props } />
			) }
			{ hasGroup( features, 'typography' ) && (
				<TypographyPanel { ...props } />
			) }
			{ hasGroup( features, 'dimensions' ) && (
				<DimensionsPanel { ...props } />
			) }
			{ hasGroup( features, 'border', 'shadow' ) && (
				<BorderPanel { ...props } />
			) }
			{ hasOutline && <OutlinePanel { ...props } /> }
			{ hasGroup( features, 'filters' ) && <FiltersPanel { ...props } /> }
			{ isWhole && <ImagePanel block={ block.name } /> }
			{ isWhole && canEditCss && (
				<BlockCss title={ block.title } target={ target } />
			) }
		</>
	);
}
