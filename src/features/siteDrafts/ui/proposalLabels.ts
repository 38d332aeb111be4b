import { __, sprintf } from '@wordpress/i18n';
import { isolated } from '@/ui/quoted';
import type { Proposal } from '../model/proposal';

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

/** That an agent asks for a review of its draft. */
export const waitingLabel = (): string => __( 'Waiting for review', 'atelier' );

/** What becomes of a change that an agent proposes. */
export const proposedMessage = (): string =>
	__(
		'An agent proposes this. Accept it to publish it with the site draft, or discard it.',
		'atelier'
	);
