import { isRecord, stringOr } from '@/kernel/guards';
import { createSignal } from '@/kernel/signal';

/** Why nothing can be saved into a site draft any more. */
export type DraftEnd =
	| {
			readonly name: 'published';
			/** Null until it is known. */
			readonly by: { readonly id: number; readonly name: string } | null;
			/** In UTC, as ISO 8601; empty until it is known. */
			readonly date: string;
			/** Whether its schedule has published it. */
			readonly isScheduled: boolean;
	  }
	| { readonly name: 'deleted' }
	/** Another theme is active: the draft can be opened again with its own. */
	| { readonly name: 'theme' };

/** The end of the draft that this page has open; null while it can be saved into. */
export const draftEnd = createSignal< DraftEnd | null >( null );

const MISSING = 'atelier_draft_missing';

/** The codes with which the site refuses requests in a draft that has ended. */
const REFUSALS: Readonly< Record< string, DraftEnd > > = {
	[ MISSING ]: { name: 'deleted' },
	atelier_draft_published: {
		name: 'published',
		by: null,
		date: '',
		isScheduled: false,
	},
	atelier_draft_theme: { name: 'theme' },
};

/** The end that the refusal of a request in a draft proves; null for other errors. */
export const endByRefusal = ( raw: unknown ): DraftEnd | null =>
	( isRecord( raw ) && REFUSALS[ stringOr( raw.code ) ] ) || null;
