import { isRecord, stringOr, type UnknownRecord } from '@/kernel/guards';

/** A document that shows a menu. */
export interface MenuUse {
	readonly type: string;
	readonly id: string;
	readonly title: string;
}

/** The server's facts about a menu that aren't in its record. */
export interface MenuFacts {
	/** The number of its items, on all levels. */
	readonly items: number;
	/** Null where the server doesn’t know yet. */
	readonly usedIn: readonly MenuUse[] | null;
	/** Whether its blocks could crash the server or the browser. */
	readonly isInvalid: boolean;
	/** The version of the menu that these facts are about; empty where the server sends none. */
	readonly version: string;
}

export type FactsById = ReadonlyMap< string, MenuFacts >;

/** A menu as an item of the list, as stored on the server. */
export interface Menu {
	/** A numeric string. */
	readonly id: string;
	readonly title: string;
	readonly isDraft: boolean;
	/** Null where they aren't known, or still loading. */
	readonly facts: MenuFacts | null;
}

/** Functions from lower rooms that parsing needs. */
export interface MenuReaders {
	readonly readText: ( text: string ) => string;
	readonly readTitle: ( record: UnknownRecord ) => string;
}

/** A menu from the server; null where it is invalid. */
export function parseMenu(
	raw: UnknownRecord,
	{ readText, readTitle }: MenuReaders
): Omit< Menu, 'facts' > | null {
	return typeof raw.id === 'number'
		? {
				id: String( raw.id ),
				title: readText( readTitle( raw ) ),
				isDraft: raw.status === 'draft',
			}
		: null;
}

/** The server's facts about all menus. */
export function parseFacts( answer: unknown, readText: ReadText ): FactsById {
	const list = Array.isArray( answer ) ? answer.filter( isRecord ) : [];
	return new Map(
		list.map(
			( { id, items, usedIn, isInvalid, atelier_version: version } ) => [
				String( id ),
				{
					items: typeof items === 'number' ? items : 0,
					usedIn:
						usedIn === null ? null : parseUses( usedIn, readText ),
					isInvalid: isInvalid === true,
					version: stringOr( version ),
				},
			]
		)
	);
}

type ReadText = MenuReaders[ 'readText' ];

const parseUses = ( raw: unknown, readText: ReadText ): readonly MenuUse[] =>
	( Array.isArray( raw ) ? raw : [] ).filter( isRecord ).map( ( use ) => ( {
		type: stringOr( use.type ),
		id: stringOr( use.id ),
		title: readText( stringOr( use.title ) ),
	} ) );

/** Whether a text is valid as the new name of a menu. */
export const isNewName = ( text: string, menu: { title: string } ): boolean =>
	text.trim() !== '' && text.trim() !== menu.title;
