import { useLoadedStage } from './useStage';

/** What is on top of every screen once the data layer is there: the save review and the command palette. */
export function RecordsLayer() {
	const records = useLoadedStage( 'records' );
	return records ? (
		<>
			<records.SaveReview />
			<records.CommandPalette />
		</>
	) : null;
}
