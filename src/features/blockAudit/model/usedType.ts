import { isRecord, stringOr } from '@/kernel/guards';

/** Those who bring block types, in the order of the list: WordPress's own are the least of a worry. */
export const OWNERS = [
	'unknown',
	'inactive',
	'plugin',
	'theme',
	'wordpress',
] as const;

export type OwnerKind = ( typeof OWNERS )[ number ];

/** A block type that documents have. */
export interface UsedType {
	/** Its name, such as `core/button`; the ID of rows in lists. */
	readonly id: string;
	/** Empty if nobody knows it. */
	readonly title: string;
	readonly ownerKind: OwnerKind;
	/** Empty if nobody knows it. */
	readonly owner: string;
	/** Whether it is registered; null while only the editor can tell. */
	readonly isThere: boolean | null;
	/** The number of blocks. */
	readonly blocks: number;
	/** The number of documents that have them. */
	readonly documents: number;
}

export interface UsedTypes {
	readonly types: readonly UsedType[];
	/** The number of all types: the server names those that are used most. */
	readonly total: number;
	/** Whether the server has read all documents. */
	readonly isComplete: boolean;
}

/** Parses the server's response; null if it is invalid. */
export function parseUsedTypes( answer: unknown ): UsedTypes | null {
	if ( ! isRecord( answer ) || ! Array.isArray( answer.types ) ) {
		return null;
	}
	const types = answer.types.filter( isRecord ).map( parseType );
	return {
		types,
		total: numberOr( answer.total, types.length ),
		isComplete: answer.isComplete !== false,
	};
}

function parseType( raw: Readonly< Record< string, unknown > > ): UsedType {
	const owner = isRecord( raw.owner ) ? raw.owner : {};
	return {
		id: stringOr( raw.name ),
		title: stringOr( raw.title ),
		ownerKind: OWNERS.find( ( kind ) => kind === owner.kind ) ?? 'unknown',
		owner: stringOr( owner.name ),
		isThere: raw.isRegistered === true ? true : null,
		blocks: numberOr( raw.blocks, 0 ),
		documents: numberOr( raw.documents, 0 ),
	};
}

const numberOr = ( value: unknown, instead: number ): number =>
	typeof value === 'number' ? value : instead;

/**
 * The types as the editor knows them, too: some are registered by scripts only.
 *
 * @param types
 * @param titleOf The title of a registered type; null if it isn't registered.
 */
export const asEditorKnows = (
	types: readonly UsedType[],
	titleOf: ( name: string ) => string | null
): readonly UsedType[] =>
	types.map( ( type ) => {
		if ( type.isThere !== null ) {
			return type;
		}
		const title = titleOf( type.id );
		return title === null
			? { ...type, isThere: false }
			: { ...type, isThere: true, title };
	} );

/** Whether the editor has to be asked about one of them. */
export const isAnyUncertain = ( types: readonly UsedType[] ): boolean =>
	types.some( ( { isThere } ) => isThere === null );
