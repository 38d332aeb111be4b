/** The type and ID of a document: a record made of blocks that opens on the canvas. */
export interface DocumentRef {
	/** The post type. */
	readonly type: string;
	/** A numeric ID as text, or `theme//slug` for templates and template parts. */
	readonly id: string;
}

/** A document's record from core-data, with edits. */
export interface EntityRecord extends Readonly< Record< string, unknown > > {
	readonly id: string | number;
	readonly type: string;
}

/** The key of a document, for maps and React keys. */
export const documentKey = ( { type, id }: DocumentRef ): string =>
	`${ type } ${ id }`;

export const isSameDocument = (
	one: DocumentRef | null,
	other: DocumentRef | null
): boolean =>
	one !== null &&
	other !== null &&
	one.type === other.type &&
	one.id === other.id;

/** Trashed posts are shown but can't be edited. */
export const isTrashed = ( record: EntityRecord ): boolean =>
	record.status === 'trash';

/** Names of action links that WordPress adds to a record if the user may perform them. */
export type RecordAction = 'publish' | 'unfiltered-html';

/** Whether the server allows the user an action on a record. */
export const isAllowed = (
	{ _links: links }: Readonly< Record< string, unknown > >,
	action: RecordAction
): boolean =>
	typeof links === 'object' &&
	links !== null &&
	`wp:action-${ action }` in links;

/** The title of a record, which is plain text or an object with `raw` and `rendered`. */
export function titleOf(
	record: Readonly< Record< string, unknown > >
): string {
	const { title, slug } = record;
	if ( typeof title === 'string' && title !== '' ) {
		return title;
	}
	if ( typeof title === 'object' && title !== null ) {
		if (
			'raw' in title &&
			typeof title.raw === 'string' &&
			title.raw !== ''
		) {
			return title.raw;
		}
		if (
			'rendered' in title &&
			typeof title.rendered === 'string' &&
			title.rendered !== ''
		) {
			return title.rendered;
		}
	}
	return typeof slug === 'string' ? slug : '';
}
