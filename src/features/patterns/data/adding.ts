import { createSignal } from '../../../kernel/signal';

/** What the user is being asked for, to be added to the site. */
export type Adding =
	| {
			readonly what: 'pattern';
			/** Labels of the categories that it is in unless the user says otherwise. */
			readonly categories: readonly string[];
	  }
	| {
			readonly what: 'part';
			/** Where it stands unless the user says otherwise; empty for anywhere. */
			readonly area: string;
	  };

/** Null while nothing is being added. */
export const adding = createSignal< Adding | null >( null );
