import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { ok } from '@/kernel/result';
import { ErrorText } from '@/ui/ErrorText';
import { messageFor } from '@/ui/messages';
import { numberLabel } from '@/ui/numberLabel';
import { StopButton } from '@/ui/StopButton';
import {
	changeAsEdits,
	changeInDraft,
	ReplaceOutcome,
	targetLabels,
	type Steps,
	type useChanging,
} from '@/features/find/index.records';
import { DRAFT_LIMIT, useTarget } from '@/features/saving/index.records';
import {
	chosenCount,
	repairedTexts,
	type FaultyDocument,
} from '../model/finding';
import { blocksLabel, documentsLabel } from './labels';
import styles from './Problems.module.css';

interface RepairProps {
	readonly documents: readonly FaultyDocument[];
	/** Keys of findings that stay as they are. */
	readonly leftOut: ReadonlySet< string >;
	readonly changing: ReturnType< typeof useChanging >;
	/** Checks again: what was found has changed. */
	readonly onAgain: () => void;
}

/** Repairs what can be repaired without losing content, in a site draft or as unsaved changes. */
export function Repair( {
	documents,
	leftOut,
	changing: { state, start, stop },
	onAgain,
}: RepairProps ) {
	const chosen = documents.filter(
		( document ) => chosenCount( document, leftOut ) > 0
	);
	const blocks = chosen.reduce(
		( sum, document ) => sum + chosenCount( document, leftOut ),
		0
	);
	const { target, isTooMany, control } = useTarget(
		chosen.length,
		targetLabels()
	);
	const isRunning = state.status === 'running';

	const repair = () =>
		start( target, () => {
			const texts = repairedTexts( documents, leftOut );
			return Promise.resolve(
				ok( {
					title: __( 'Repair blocks', 'atelier' ),
					asEdits: ( steps: Steps ) => changeAsEdits( texts, steps ),
					inDraft: ( draft: number, steps: Steps ) =>
						changeInDraft( texts, draft, steps ),
				} )
			);
		} );

	if ( state.status === 'done' ) {
		return (
			<div className={ styles.repaired }>
				<ReplaceOutcome
					done={ state.done }
					again={ __( 'Check again', 'atelier' ) }
					onAgain={ onAgain }
				/>
			</div>
		);
	}
	if ( chosen.length === 0 ) {
		return null;
	}
	return (
		<div className={ styles.repair }>
			{ control }
			<p className={ styles.quiet } aria-live="polite">
				{ ! isRunning
					? sprintf(
							/* translators: 1: such as "Blocks: 12", 2: such as "3 documents". */
							__(
								'Repairs what keeps all its content. %1$s, in %2$s.',
								'atelier'
							),
							blocksLabel( blocks ),
							documentsLabel( chosen.length )
						)
					: sprintf(
							/* translators: 1: number of documents that are done, 2: number of all. */
							__( 'Repairing %1$s of %2$s…', 'atelier' ),
							numberLabel( state.count ),
							numberLabel( chosen.length )
						) }
			</p>
			{ isTooMany && (
				<ErrorText>
					{ sprintf(
						/* translators: %s: number of documents. */
						__(
							'A site draft can change up to %s documents. Leave some out, or repair them as unsaved changes.',
							'atelier'
						),
						numberLabel( DRAFT_LIMIT )
					) }
				</ErrorText>
			) }
			{ state.status === 'failed' && (
				<ErrorText>{ messageFor( state.error ) }</ErrorText>
			) }
			<div className={ styles.actions }>
				{ ! isRunning ? (
					<Button
						__next40pxDefaultSize
						variant="primary"
						disabled={ isTooMany }
						accessibleWhenDisabled
						onClick={ () => void repair() }
					>
						{ __( 'Repair', 'atelier' ) }
					</Button>
				) : (
					<StopButton onStop={ stop } />
				) }
			</div>
		</div>
	);
}
