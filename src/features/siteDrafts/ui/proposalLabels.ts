import { __, sprintf } from '@wordpress/i18n';
import { isolated, quoted } from '@/ui/quoted';
import type { Person } from '@/features/documents/index.model';
import type { Proposal } from '../model/proposal';
import type { SiteDraft } from '../model/siteDraft';

/** Which agent has proposed a draft, and on whose behalf. */
export const proposedLabel = ( { agent, owner }: Proposal ): string =>
	owner
		? sprintf(
				/* translators: 1: name of an agent, 2: the user who has added it. */
				__( 'Proposed by the agent %1$s on behalf of %2$s', 'atelier' ),
				isolated( agent ),
				isolated( owner.name )
			)
		: sprintf(
				/* translators: %s: name of an agent. */
				__( 'Proposed by the agent %s', 'atelier' ),
				isolated( agent )
			);

/** Whom a draft of an agent waits for; empty if for nobody, or if its own status says what to do. */
export function proposalStatusLabel( { proposal, status }: SiteDraft ): string {
	if ( ! proposal || status === 'published' || status === 'held' ) {
		return '';
	}
	if ( proposal.isGone ) {
		return __( 'The agent was deleted', 'atelier' );
	}
	if ( proposal.isStopped ) {
		return __( 'The agent was stopped', 'atelier' );
	}
	if ( proposal.isWaiting ) {
		return __( 'Waiting for review', 'atelier' );
	}
	return proposal.isAsked ? __( 'Waiting for the agent', 'atelier' ) : '';
}

/** Who has accepted a change of an agent. */
export const acceptedLabel = ( { name }: Person ): string =>
	sprintf(
		/* translators: %s: a user. */
		__( 'Accepted by %s', 'atelier' ),
		isolated( name )
	);

/** What becomes of a change that an agent proposes. */
export const proposedMessage = (): string =>
	__(
		'An agent proposes this. Accept it to publish it with the site draft, or discard it.',
		'atelier'
	);

/** Why an agent proposes a change: its words, each in quotation marks. */
export const reasonLabel = ( reason: string ): string =>
	sprintf(
		/* translators: %s: why an agent proposes a change, in quotation marks. */
		__( 'Why: %s', 'atelier' ),
		reason.split( '\n' ).map( quoted ).join( '\n' )
	);
