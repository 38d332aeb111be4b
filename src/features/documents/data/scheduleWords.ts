import { __ } from '@wordpress/i18n';
import type { ScheduleProblem } from '../model/schedule';

const WORDS: Readonly< Record< ScheduleProblem, () => string > > = {
	pastDate: () =>
		__(
			'This date has passed. To schedule, choose one that is still to come.',
			'atelier'
		),
	noDate: () =>
		__( 'To schedule, choose a date that is still to come.', 'atelier' ),
};

/** Why something cannot be scheduled like this, and what to do about it. */
export const scheduleWords = ( problem: ScheduleProblem ): string =>
	WORDS[ problem ]();
