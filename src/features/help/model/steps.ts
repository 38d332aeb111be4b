import { isRecord } from '@/kernel/guards';

/** The first steps for new users, in order. */
const STEPS = [ 'look', 'edit', 'styles', 'palette', 'save', 'help' ] as const;
export type Step = ( typeof STEPS )[ number ];

/** The user's progress, and whether the steps are shown. */
export interface Progress {
	readonly step: Step;
	readonly isOpen: boolean;
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

interface Way {
	readonly from: Whereabouts;
	readonly to: Whereabouts;
}

/**
 * The step after the user has gone somewhere: the one about this place, unless the user is past it, and the next one once the
 * user has left the place.
 */
export function arrivedAt(
	steps: readonly Step[],
	step: Step,
	{ from, to }: Way
): Step {
	const here = STEP_OF[ to ];
	if ( here && steps.indexOf( here ) > steps.indexOf( step ) ) {
		return here;
	}
	return from !== to && STEP_OF[ from ] === step
		? ( neighbor( steps, step, 1 ) ?? step )
		: step;
}
