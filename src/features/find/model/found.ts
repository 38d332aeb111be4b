import { isRecord, stringOr } from '@/kernel/guards';
import type { Edit } from '@/features/replacing/index.model';
import type { FoundPlace, RecordFinder } from './placesIn';
import { isFixed } from './subject';
import { valuesOf, type Values } from './values';

/** A document that may have what is looked for. */
export interface FoundText {
	/** A post type, such as `wp_template`. */
	readonly type: string;
	readonly id: string;
	readonly title: string;
	/** Its stored text. */
	readonly content: string;
}

/** A document with everything in it that is searched. */
export interface FoundRecord extends FoundText {
	/** With its content. */
	readonly values: Values;
}

/** A document with the places in it. */
export interface FoundDocument extends FoundRecord {
	readonly places: readonly FoundPlace[];
}

/** One answer of the server. */
export interface FindStep {
	readonly documents: readonly FoundRecord[];
	/** The number of documents that the user may not edit. */
	readonly others: number;
	/** The number of documents that were read. */
	readonly read: number;
	/** The number of documents that all steps read; 0 if it isn't known. */
	readonly total: number;
	/** Where to go on; empty at the end. */
	readonly cursor: string;
}

/** Parses the server's answer; null if it is invalid. */
export function parseStep(
	answer: unknown,
	readText: ( text: string ) => string
): FindStep | null {
	if ( ! isRecord( answer ) || ! Array.isArray( answer.documents ) ) {
		return null;
	}
	return {
		documents: answer.documents
			.filter( isRecord )
			.map( ( { type, id, title, content, values } ) => ( {
				type: stringOr( type ),
				id: stringOr( id ),
				title: readText( stringOr( title ) ),
				content: stringOr( content ),
				values: valuesOf( {
					content,
					...( isRecord( values ) ? values : {} ),
				} ),
			} ) ),
		others: Number( answer.others ) || 0,
		read: Number( answer.read ) || 0,
		total: Number( answer.total ) || 0,
		cursor: stringOr( answer.cursor ),
	};
}

/** Equal for the same document. */
export const foundKey = ( {
	type,
	id,
}: Pick< FoundText, 'type' | 'id' > ): string => `${ type } ${ id }`;

/** Equal for the same place of a document. */
export const placeKey = ( document: FoundText, at: number ): string =>
	`${ foundKey( document ) } ${ at }`;

/** The number of places of a document that are replaced: those that can be and aren't left out. */
export const chosenCount = (
	document: FoundDocument,
	leftOut: ReadonlySet< string >
): number =>
	isFixed( document )
		? 0
		: document.places.filter(
				( _, at ) => ! leftOut.has( placeKey( document, at ) )
			).length;

/** A document with its text afterwards. */
export interface Replaced extends FoundText {
	readonly replaced: string;
}

/** By property, what replaces the places of a document that aren't left out; `find` finds the same places with what comes in their place. */
export function chosenEdits(
	document: FoundDocument,
	leftOut: ReadonlySet< string >,
	find: RecordFinder
): ReadonlyMap< string, readonly Edit[] > {
	const chosen = new Map< string, Edit[] >();
	find( document.values ).forEach( ( { property, edits }, at ) => {
		if ( ! leftOut.has( placeKey( document, at ) ) ) {
			const before = chosen.get( property );
			if ( before ) {
				before.push( ...edits );
			} else {
				chosen.set( property, [ ...edits ] );
			}
		}
	} );
	return chosen;
}
