import type {
	BlockFacts,
	Features,
	StyleTarget,
} from '../../../globalStyles/index.model';

/** What the panels of a block are given. */
export interface BlockPanelProps {
	/** The block, or one of its style variations, perhaps in a state. */
	readonly target: StyleTarget;
	/** What of it can be styled. */
	readonly features: Features;
	readonly block: BlockFacts;
}
