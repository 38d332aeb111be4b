/** Names a document: anything made of blocks that can be opened on the canvas. */
export interface DocumentRef {
	/** The post type. */
	readonly type: string;
	/** A number as text, or `theme//slug` for templates and template parts. */
	readonly id: string;
}

/** A document as core-data knows it, with edits applied. */
export interface EntityRecord extends Readonly< Record< string, unknown > > {
	readonly id: string | number;
	readonly type: string;
}

/** Documents by type and id, for maps and React keys. */
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

/** Trashed posts are shown, never edited. */
export const isTrashed = ( record: EntityRecord ): boolean =>
	record.status === 'trash';

/** What WordPress lists among a record's links where its user may do it. */
export type RecordAction = 'publish' | 'unfiltered-html';

/** Whether the server lets the user do something to a record. */
export const isAllowed = (
	{ _links: links }: Readonly< Record< string, unknown > >,
	action: RecordAction
): boolean =>
	typeof links === 'object' &&
	links !== null &&
	`wp:action-${ action }` in links;

/** The title in the form in which records carry it: plain text, or an object with `raw` and `rendered`. */
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
