import { isRecord, stringOr, type UnknownRecord } from '../../../kernel/guards';

/** A document that shows a menu. */
export interface MenuUse {
	readonly type: string;
	readonly id: string;
	readonly title: string;
}

/** What the server knows about a menu beyond its record. */
export interface MenuFacts {
	/** How many items it has, on all levels. */
	readonly items: number;
	readonly usedIn: readonly MenuUse[];
	/** Whether its blocks could crash the server or the browser. */
	readonly isInvalid: boolean;
	/** Which version of the menu this is about; empty where the server does not say. */
	readonly version: string;
}

export type FactsById = ReadonlyMap< string, MenuFacts >;

/** A menu as the list shows it, with what the server has. */
export interface Menu {
	/** A number as text. */
	readonly id: string;
	readonly title: string;
	readonly isDraft: boolean;
	/** Null where they are not known, or not yet. */
	readonly facts: MenuFacts | null;
}

/** What parsing needs from rooms below. */
export interface MenuReaders {
	readonly readText: ( text: string ) => string;
	readonly readTitle: ( record: UnknownRecord ) => string;
}

/** A menu from the server; null where it is none. */
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

/** What the server says about all menus. */
export function parseFacts( answer: unknown, readText: ReadText ): FactsById {
	const list = Array.isArray( answer ) ? answer.filter( isRecord ) : [];
	return new Map(
		list.map(
			( { id, items, usedIn, isInvalid, atelier_version: version } ) => [
				String( id ),
				{
					items: typeof items === 'number' ? items : 0,
					usedIn: parseUses( usedIn, readText ),
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

/** Whether a text does for the new name of a menu. */
export const isNewName = ( text: string, menu: { title: string } ): boolean =>
	text.trim() !== '' && text.trim() !== menu.title;
