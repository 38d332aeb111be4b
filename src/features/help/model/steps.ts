import { isRecord } from '../../../kernel/guards';

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
