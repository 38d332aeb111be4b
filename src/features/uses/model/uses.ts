import { isRecord, stringOr } from '@/kernel/guards';

/** A document that uses a thing. */
export interface Use {
	/** A post type, such as `wp_template`. */
	readonly type: string;
	readonly id: string;
	readonly title: string;
	/** Whether it uses the thing itself, and not only through a pattern or template part. */
	readonly isDirect: boolean;
}

/** The documents that use a thing, as far as the user may see them. */
export interface Uses {
	/** The first page of documents. */
	readonly documents: readonly Use[];
	/** The total number of documents. */
	readonly total: number;
	/** The number of documents on that page that the user may not edit. */
	readonly others: number;
	/** Whether the server has read all documents. */
	readonly isComplete: boolean;
}

/** Parses the server's response; null if it is invalid. */
export function parseUses(
	answer: unknown,
	readText: ( text: string ) => string
): Uses | null {
	if ( ! isRecord( answer ) || ! Array.isArray( answer.places ) ) {
		return null;
	}
	const { places: documents, total, others, isComplete } = answer;
	return {
		documents: documents
			.filter( isRecord )
			.map( ( { type, id, title, isDirect } ) => ( {
				type: stringOr( type ),
				id: stringOr( id ),
				title: readText( stringOr( title ) ),
				isDirect: isDirect !== false,
			} ) ),
		total: countOr( total, documents.length + countOr( others, 0 ) ),
		others: countOr( others, 0 ),
		isComplete: isComplete !== false,
	};
}

const countOr = ( value: unknown, instead: number ): number =>
	typeof value === 'number' ? value : instead;
