import type {
	BlockFacts,
	Features,
	StyleTarget,
} from '@/features/globalStyles/index.model';

/** Props of a block's panels. */
export interface BlockPanelProps {
	/** The block, or one of its style variations, with an optional condition. */
	readonly target: StyleTarget;
	/** The features of the target. */
	readonly features: Features;
	readonly block: BlockFacts;
}
