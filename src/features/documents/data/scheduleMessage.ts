import { __ } from '@wordpress/i18n';
import type { ScheduleProblem } from '../model/schedule';

const WORDS: Readonly< Record< ScheduleProblem, () => string > > = {
	pastDate: () =>
		__(
			'This date is in the past. To schedule, choose a future date.',
			'atelier'
		),
	skippedTime: () =>
		__(
			'Your site’s clocks skip this time, because they go forward in this hour. Choose another time.',
			'atelier'
		),
	noDate: () => __( 'To schedule, choose a future date.', 'atelier' ),
};

/** The reason why a date can't be scheduled, and a way to fix it. */
export const scheduleMessage = ( problem: ScheduleProblem ): string =>
	WORDS[ problem ]();
