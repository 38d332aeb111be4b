import { isRecord, type UnknownRecord } from '@/kernel/guards';

/** A changed value. Each side is undefined if it didn't exist. */
export interface FieldChange {
	/** Names of the nested properties down to the value. */
	readonly path: readonly string[];
	readonly from: unknown;
	readonly to: unknown;
}

/**
 * The values that differ between two objects, such as global styles. A list is one value: a changed palette is one
 * change.
 */
export function compareFields(
	before: unknown,
	after: unknown,
	path: readonly string[] = []
): readonly FieldChange[] {
	if ( isRecord( before ) || isRecord( after ) ) {
		const one = treeIn( before );
		const other = treeIn( after );
		if ( one && other ) {
			return [
				...new Set( [
					...Object.keys( one ),
					...Object.keys( other ),
				] ),
			].flatMap( ( key ) =>
				compareFields( one[ key ], other[ key ], [ ...path, key ] )
			);
		}
	}
	return isSameValue( before, after ) ||
		// In lists of presets, nothing is not what the theme has.
		( path[ 0 ] !== 'settings' &&
			isEmptyList( before ) &&
			isEmptyList( after ) )
		? []
		: [ { path, from: before, to: after } ];
}

/** What WordPress appends to the slug of a record in the trash. */
const TRASHED = '__trashed';

/** The same changes without those that follow from the trash: it renames what it keeps. */
export function withoutTrashedSlugs(
	changes: readonly FieldChange[]
): readonly FieldChange[] {
	const status = changes.find( ( { path } ) => path.join() === 'status' );
	const kept =
		status?.from === 'trash' ? 'from' : status?.to === 'trash' && 'to';
	return kept
		? changes.filter(
				( { path, [ kept ]: slug } ) =>
					path.join() !== 'slug' ||
					typeof slug !== 'string' ||
					! slug.includes( TRASHED )
			)
		: changes;
}

/** Nested properties, none for nothing; PHP encodes these as an empty list. Null for another value. */
const treeIn = ( value: unknown ): UnknownRecord | null =>
	isRecord( value ) ? value : isEmptyList( value ) ? {} : null;

const isEmptyList = ( value: unknown ): boolean =>
	value === undefined ||
	value === null ||
	( Array.isArray( value ) && value.length === 0 );

/** Plugins and older versions store numbers as texts: nobody has changed these. */
const isSameValue = ( one: unknown, other: unknown ): boolean =>
	one === other ||
	( isEmpty( one ) && isEmpty( other ) ) ||
	( isNumeric( one ) &&
		isNumeric( other ) &&
		String( one ) === String( other ) ) ||
	JSON.stringify( one ) === JSON.stringify( other );

const isNumeric = ( value: unknown ): boolean =>
	typeof value === 'number' ||
	( typeof value === 'string' && /^-?\d+(\.\d+)?$/.test( value ) );

/** Both are shown as "none". */
const isEmpty = ( value: unknown ): boolean =>
	value === undefined || value === null || value === '';
