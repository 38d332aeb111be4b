import { historyEntry } from '@/features/history';
import { menuEditing } from '@/features/navigation';
import { patternEditing } from '@/features/patterns';
import { postEditing } from '@/features/posts';
import { quickEditing } from '@/features/quickEdit';
import { templateEditing } from '@/features/templates';
import { presetQuestion } from '@/features/uses';
import { defineChunk, type Chunk } from '@/ui/useChunk';
import type * as BlockAudit from '../lists/blockAudit';
import type * as CleanUp from '../lists/cleanUp';
import type * as Commands from '../lists/commands';
import type * as Find from '../lists/find';
import type * as Menu from '../lists/menu';
import type * as SiteDraft from '../lists/siteDraft';

/** The components of list screens, and the commands with the lists' actions. */
export interface Lists {
	readonly blockAudit: typeof BlockAudit;
	readonly cleanUp: typeof CleanUp;
	readonly commands: typeof Commands;
	readonly find: typeof Find;
	readonly menu: typeof Menu;
	readonly siteDraft: typeof SiteDraft;
}

/** Each is a chunk of its own: one list needs no other. */
export const LISTS: {
	readonly [ Name in keyof Lists ]: Chunk< Lists[ Name ] >;
} = {
	blockAudit: defineChunk( () => import( '../lists/blockAudit' ) ),
	cleanUp: defineChunk( () => import( '../lists/cleanUp' ) ),
	commands: defineChunk( () => import( '../lists/commands' ) ),
	find: defineChunk( () => import( '../lists/find' ) ),
	menu: defineChunk( () => import( '../lists/menu' ) ),
	siteDraft: defineChunk( () => import( '../lists/siteDraft' ) ),
};

/** Gives the lists that are shown without the data layer what changes their items. */
export function provideEditing(): void {
	historyEntry.provide( () => import( '../lists/historyEntry' ) );
	menuEditing.provide( () => import( '../lists/menuEditing' ) );
	patternEditing.provide( () => import( '../lists/patternEditing' ) );
	presetQuestion.provide( () => import( '../lists/presetQuestion' ) );
	postEditing.provide( () => import( '../lists/postEditing' ) );
	quickEditing.provide( () => import( '../lists/quickEditing' ) );
	templateEditing.provide( () => import( '../lists/templateEditing' ) );
}

/** Loads the journals of lists, which recognize their entries among unsaved changes. */
export const loadJournals = (): Promise< unknown > =>
	import( '../lists/journals' );
