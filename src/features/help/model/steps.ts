import { isRecord } from '../../../kernel/guards';

/** What newcomers are shown in their first minutes, in this order. */
const STEPS = [ 'look', 'edit', 'styles', 'palette', 'save', 'help' ] as const;
export type Step = ( typeof STEPS )[ number ];

/** How far somebody has come, and whether the steps are shown. */
export interface Progress {
	readonly step: Step;
	readonly isOpen: boolean;
}

/** The steps that a theme has something for. */
export const stepsFor = ( isBlockTheme: boolean ): readonly Step[] =>
	STEPS.filter( ( step ) => step !== 'styles' || isBlockTheme );

/** What is stored of it; from the beginning where that is unknown. */
export function parseProgress( raw: unknown ): Progress {
	const stored = isRecord( raw ) ? raw : {};
	return {
		step: STEPS.find( ( step ) => step === stored.step ) ?? 'look',
		isOpen: stored.isOpen === true,
	};
}

/** The step before or after one; null where there is none. */
export const neighbor = (
	steps: readonly Step[],
	step: Step,
	distance: -1 | 1
): Step | null => steps[ steps.indexOf( step ) + distance ] ?? null;
