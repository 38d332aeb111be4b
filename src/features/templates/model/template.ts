import { contentProblem } from '@/kernel/contentProblem';
import { rawText, type UnknownRecord } from '@/kernel/guards';
import {
	latestRevision,
	revisionCount,
} from '@/features/revisions/index.model';
import type {
	DocumentAuthor,
	Listed,
	Removal,
} from '@/features/documents/index.model';

/** A template as an item of the list, as stored on the server. */
export interface Template extends Listed {
	readonly slug: string;
	readonly description: string;
	/** Serialized blocks. */
	readonly content: string;
	readonly author: DocumentAuthor;
	/** Whether it is a custom template, which has a name of its own. */
	readonly isCustom: boolean;
	readonly canRename: boolean;
	readonly revisionCount: number;
	/** The id of the latest revision; 0 if there is none. */
	readonly revision: number;
	/** Whether its blocks could crash the server or the browser. */
	readonly isInvalid: boolean;
}

/** Functions from lower rooms that parsing needs: a record's decoded texts, and its permissions. */
export interface TemplateReaders {
	readonly readText: ( text: string ) => string;
	readonly readTitle: ( record: UnknownRecord ) => string;
	readonly readAuthor: ( record: UnknownRecord ) => DocumentAuthor;
	readonly readRemoval: ( record: UnknownRecord ) => Removal | null;
	readonly allows: (
		record: UnknownRecord,
		method: 'PUT' | 'DELETE'
	) => boolean;
}

/** A template from the server; null where it is invalid. */
export function parseTemplate(
	raw: UnknownRecord,
	{ readText, readTitle, readAuthor, readRemoval, allows }: TemplateReaders
): Template | null {
	if ( typeof raw.id !== 'string' || typeof raw.slug !== 'string' ) {
		return null;
	}
	const removal = readRemoval( raw );
	const content = rawText( raw.content );
	return {
		type: 'wp_template',
		id: raw.id,
		slug: raw.slug,
		title: readText( readTitle( raw ) ),
		description: readText( rawText( raw.description ) ),
		content,
		author: readAuthor( raw ),
		isCustom: raw.is_custom === true,
		removal: allows( raw, 'DELETE' ) ? removal : null,
		canRename:
			removal === 'delete' &&
			raw.is_custom === true &&
			allows( raw, 'PUT' ),
		revisionCount: revisionCount( raw ),
		revision: latestRevision( raw ),
		isInvalid: contentProblem( content ) !== null,
	};
}
