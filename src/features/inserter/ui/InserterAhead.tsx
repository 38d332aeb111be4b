import { useInserterPatterns } from '../data/useInserterPatterns';
import { useMediaAhead } from '../data/useMediaAhead';

interface InserterAheadProps {
	/** The type of the edited document. */
	readonly type: string;
	/** Whether the blocks are on the canvas. */
	readonly isReady: boolean;
}

/** What the inserter needs, once it is likely: in a component of its own, as each part that arrives would render the editor again. */
export function InserterAhead( { type, isReady }: InserterAheadProps ) {
	useMediaAhead( isReady );
	useInserterPatterns( type, isReady );
	return null;
}
