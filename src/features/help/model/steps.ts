import { isRecord } from '@/kernel/guards';

/** The first steps for new users, in order. */
const STEPS = [ 'look', 'edit', 'styles', 'palette', 'save', 'help' ] as const;
export type Step = ( typeof STEPS )[ number ];

/** The user's progress, and whether the steps are shown. */
export interface Progress {
	readonly step: Step;
	readonly isOpen: boolean;
	/** Whether the user has been where the step is done: it is over once they are elsewhere, also on another page load. */
	readonly isBegun: boolean;
}

/** The steps that apply to a theme. */
export const stepsFor = ( isBlockTheme: boolean ): readonly Step[] =>
	STEPS.filter( ( step ) => step !== 'styles' || isBlockTheme );

/** The stored progress; the first step where it is invalid. */
export function parseProgress( raw: unknown ): Progress {
	const stored = isRecord( raw ) ? raw : {};
	return {
		step: STEPS.find( ( step ) => step === stored.step ) ?? 'look',
		isOpen: stored.isOpen === true,
		isBegun: stored.isBegun === true,
	};
}

/** The step before or after one; null at the ends. */
export const neighbor = (
	steps: readonly Step[],
	step: Step,
	distance: -1 | 1
): Step | null => steps[ steps.indexOf( step ) + distance ] ?? null;

/** Where the user is, as far as the steps speak of it. */
export type Whereabouts = 'home' | 'editor' | 'styles' | 'elsewhere';

/** The steps about a place. */
const STEP_OF: Partial< Record< Whereabouts, Step > > = {
	editor: 'edit',
	styles: 'styles',
};

/**
 * The progress of a user who goes to a step by hand.
 *
 * @param step
 * @param place Where they are.
 */
export const shownAt = ( step: Step, place: Whereabouts ): Progress => ( {
	step,
	isOpen: true,
	isBegun: STEP_OF[ place ] === step,
} );

/**
 * The progress of a user who is somewhere now: the step about this place, unless they are past it, and the next one once they
 * have left the place of the step. The same value if nothing changes.
 */
export function arrivedAt(
	steps: readonly Step[],
	progress: Progress,
	place: Whereabouts
): Progress {
	const { step, isBegun } = progress;
	const here = STEP_OF[ place ];
	if ( here && steps.indexOf( here ) >= steps.indexOf( step ) ) {
		return here === step && isBegun
			? progress
			: { ...progress, step: here, isBegun: true };
	}
	return isBegun
		? {
				...progress,
				step: neighbor( steps, step, 1 ) ?? step,
				isBegun: false,
			}
		: progress;
}
