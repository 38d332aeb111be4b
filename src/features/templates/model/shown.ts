import { isRecord, stringOr } from '@/kernel/guards';

/** Something that visitors see in a template: posts of a type, or a screen such as an archive. */
export interface Shown {
	readonly label: string;
	/** The number of posts; 0 for other screens. */
	readonly count: number;
}

/** What all templates show, as far as the server knows. */
export interface ShownByTemplate {
	/** By ID of the template. */
	readonly shows: ReadonlyMap< string, readonly Shown[] >;
	/** Whether the server has read all documents. */
	readonly isComplete: boolean;
}

/** Parses the server's response; null if it is invalid. */
export function parseShown(
	answer: unknown,
	readText: ( text: string ) => string
): ShownByTemplate | null {
	if ( ! isRecord( answer ) || ! Array.isArray( answer.templates ) ) {
		return null;
	}
	return {
		shows: new Map(
			answer.templates.filter( isRecord ).map( ( { id, shows } ) => [
				stringOr( id ),
				( Array.isArray( shows ) ? shows : [] )
					.filter( isRecord )
					.map( ( { label, count } ) => ( {
						label: readText( stringOr( label ) ),
						count: typeof count === 'number' ? count : 0,
					} ) ),
			] )
		),
		isComplete: answer.isComplete !== false,
	};
}
