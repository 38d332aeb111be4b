import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { askAbout } from '../data/draftDialog';
import type { DraftChange } from '../model/change';
import { notesAbout, notesElsewhere } from '../model/proposal';
import { canAsk, type SiteDraft } from '../model/siteDraft';
import { DraftNotes } from './DraftNotes';
import { proposalStatusLabel } from './proposalLabels';
import styles from './DraftHead.module.css';

interface ProposalHeadProps {
	readonly draft: SiteDraft;
	readonly changes: readonly DraftChange[];
}

/** What is said about a draft of an agent, above its changes: whether it waits for a review, and notes on all of it. */
export function ProposalHead( { draft, changes }: ProposalHeadProps ) {
	const { proposal } = draft;
	if ( ! proposal ) {
		return null;
	}
	const status = proposalStatusLabel( draft );
	const keys = changes.map( ( { key } ) => key );
	return (
		<>
			{ status && <p className={ styles.status }>{ status }</p> }
			<DraftNotes
				draft={ draft }
				notes={ [
					...notesAbout( proposal, '' ),
					...notesElsewhere( proposal, keys ),
				] }
			/>
			{ canAsk( draft ) && (
				<p className={ styles.facts }>
					<Button
						variant="secondary"
						size="compact"
						onClick={ () =>
							askAbout( { name: 'ask', draft, about: null } )
						}
					>
						{ __( 'Ask for changes…', 'atelier' ) }
					</Button>
				</p>
			) }
		</>
	);
}
