import { rawText, stringOr, type UnknownRecord } from '../../../kernel/guards';
import type { AppError } from '../../../kernel/result';
import type { DocumentRef } from './document';
import type { Removal } from './removal';

/** A document in a list, as far as all lists agree. */
export interface Listed extends DocumentRef {
	readonly title: string;
	/** Null where there is nothing to get rid of, or the user may not. */
	readonly removal: Removal | null;
}

/** What came of changing several documents. */
export interface RemovalResult< Item extends Listed = Listed > {
	readonly done: readonly Item[];
	readonly failed: readonly {
		readonly item: Item;
		readonly error: AppError;
	}[];
	/** Puts back what is gone; what cannot be put back is among its failures. */
	readonly undo: () => Promise< RemovalResult< Item > >;
}

/** What has to be sent so that something that was removed is there again, given what it was. */
export function bringBack(
	{ id, removal }: Listed,
	record: UnknownRecord
): { readonly path: string; readonly data: UnknownRecord } {
	if ( removal === 'trash' ) {
		return {
			path: `/${ id }`,
			data: { status: stringOr( record.status, 'publish' ) },
		};
	}
	const texts = {
		title: rawText( record.title ),
		description: rawText( record.description ),
		content: rawText( record.content ),
	};
	return removal === 'reset'
		? { path: `/${ id }`, data: texts }
		: {
				path: '',
				data: {
					...texts,
					slug: record.slug,
					status: 'publish',
					...( typeof record.area === 'string'
						? { area: record.area }
						: {} ),
					// Otherwise a template would come back as one that has to be chosen by hand.
					...( typeof record.is_custom === 'boolean'
						? { is_wp_suggestion: ! record.is_custom }
						: {} ),
				},
			};
}
