import { rawText, stringOr, type UnknownRecord } from '@/kernel/guards';
import type { AppError } from '@/kernel/result';
import type { DocumentRef } from './document';
import type { Removal } from './removal';

/** The properties of a document that all lists share. */
export interface Listed extends DocumentRef {
	readonly title: string;
	/** Null if the document can't be removed, or the user may not. */
	readonly removal: Removal | null;
}

/** The result of changing several documents. */
export interface RemovalResult< Item extends Listed = Listed > {
	readonly done: readonly Item[];
	readonly failed: readonly {
		readonly item: Item;
		readonly error: AppError;
	}[];
	/** Restores removed documents; those that can't be restored are among its failures. Null where none can. */
	readonly undo: ( () => Promise< RemovalResult< Item > > ) | null;
}

/**
 * Whether a removed document can be restored as it was. A deleted pattern would have another id, by which content refers
 * to it.
 */
export const canBringBack = ( { type, removal }: Listed ): boolean =>
	type !== 'wp_block' || removal !== 'delete';

/** The request that restores a removed document from its former record. */
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
					// Otherwise it would be restored as a custom template.
					...( typeof record.is_custom === 'boolean'
						? { is_wp_suggestion: ! record.is_custom }
						: {} ),
				},
			};
}
