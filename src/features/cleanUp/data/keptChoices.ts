import { cleanUpRoute } from '@/routing';
import { keepForReturn } from '@/routing/keepForReturn';
import type { Choices } from '../model/choice';
import type { Group } from '../model/own';

/** What was chosen, and how many items of each group were shown. */
export interface KeptChoices {
	readonly choices: Choices;
	readonly counts: ReadonlyMap< Group, number >;
}

export const NOTHING_CHOSEN: KeptChoices = {
	choices: new Map(),
	counts: new Map(),
};

/** Kept while patterns are open that the list leads to. */
export const keptChoices = keepForReturn< KeptChoices >( cleanUpRoute );
