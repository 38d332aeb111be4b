import { __ } from '@wordpress/i18n';
import type { ScheduleProblem } from '../model/schedule';

const WORDS: Readonly< Record< ScheduleProblem, () => string > > = {
	pastDate: () =>
		__(
			'This date is in the past. To schedule, choose a future date.',
			'atelier'
		),
	noDate: () => __( 'To schedule, choose a future date.', 'atelier' ),
};

/** Why something cannot be scheduled like this, and what to do about it. */
export const scheduleMessage = ( problem: ScheduleProblem ): string =>
	WORDS[ problem ]();
