import { patternEditing } from '@/features/patterns';
import { postEditing } from '@/features/posts';
import { quickEditing } from '@/features/quickEdit';
import { templateEditing } from '@/features/templates';
import { presetQuestion } from '@/features/uses';
import { defineChunk, type Chunk } from '@/ui/useChunk';
import type * as BlockAudit from '../lists/blockAudit';
import type * as Commands from '../lists/commands';
import type * as Find from '../lists/find';
import type * as History from '../lists/history';
import type * as Menus from '../lists/menus';
import type * as Patterns from '../lists/patterns';
import type * as SiteDrafts from '../lists/siteDrafts';

/** The components of list screens, and the commands with the lists' actions. */
export interface Lists {
	readonly blockAudit: typeof BlockAudit;
	readonly commands: typeof Commands;
	readonly find: typeof Find;
	readonly history: typeof History;
	readonly menus: typeof Menus;
	readonly patterns: typeof Patterns;
	readonly siteDrafts: typeof SiteDrafts;
}

/** Each is a chunk of its own: one list needs no other. */
export const LISTS: {
	readonly [ Name in keyof Lists ]: Chunk< Lists[ Name ] >;
} = {
	blockAudit: defineChunk( () => import( '../lists/blockAudit' ) ),
	commands: defineChunk( () => import( '../lists/commands' ) ),
	find: defineChunk( () => import( '../lists/find' ) ),
	history: defineChunk( () => import( '../lists/history' ) ),
	menus: defineChunk( () => import( '../lists/menus' ) ),
	patterns: defineChunk( () => import( '../lists/patterns' ) ),
	siteDrafts: defineChunk( () => import( '../lists/siteDrafts' ) ),
};

/** Gives the lists that are shown without the data layer what changes their items. */
export function provideEditing(): void {
	patternEditing.provide( () => import( '../lists/patternEditing' ) );
	presetQuestion.provide( () => import( '../lists/presetQuestion' ) );
	postEditing.provide( () => import( '../lists/postEditing' ) );
	quickEditing.provide( () => import( '../lists/quickEditing' ) );
	templateEditing.provide( () => import( '../lists/templateEditing' ) );
}

/** Loads the journals of lists, which recognize their entries among unsaved changes. */
export const loadJournals = (): Promise< unknown > =>
	import( '../lists/journals' );
