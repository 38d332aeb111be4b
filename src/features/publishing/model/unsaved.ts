import { isRecord, type UnknownRecord } from '@/kernel/guards';
import type { AppError } from '@/kernel/result';
import type { Subject } from '@/kernel/subject';

/** An unsaved record as the site takes it for a preview. */
export interface UnsavedRecord {
	/** A post type, or `site`. */
	readonly type: string;
	readonly id: string;
	readonly edits: UnknownRecord;
}

/** Why there is no preview. */
export interface PreviewRefusal {
	readonly error: AppError;
	/** The record because of which there is none. */
	readonly label?: string;
}

/** Posts that are no part of the site's design or content. */
const OTHER_TYPES: readonly string[] = [ 'attachment', 'wp_dataviews' ];

/** The type of a record in a preview; null for records that visitors don't see, such as comments being written. */
export function previewType( {
	kind,
	name,
}: Pick< Subject, 'kind' | 'name' > ): string | null {
	if ( kind === 'root' ) {
		return name === 'globalStyles'
			? 'wp_global_styles'
			: name === 'site'
				? 'site'
				: null;
	}
	return kind === 'postType' && ! OTHER_TYPES.includes( name ) ? name : null;
}

/** The properties that WordPress's preview of a single post shows. */
const IN_AUTOSAVE: readonly string[] = [
	'title',
	'content',
	'excerpt',
	'featured_media',
];

/** Whether WordPress's preview of a post shows everything that is unsaved. */
export const isAutosaveEnough = (
	records: readonly UnsavedRecord[],
	post: { readonly type: string; readonly id: string }
): boolean =>
	records.length === 1 &&
	records.every(
		( { type, id, edits } ) =>
			type === post.type &&
			id === post.id &&
			Object.keys( edits ).every( ( name ) =>
				IN_AUTOSAVE.includes( name )
			)
	);

/** The index of the record that the site refused; -1 if it wasn't because of one. */
export function refusedIndex( raw: unknown ): number {
	const data = isRecord( raw ) ? raw.data : null;
	return isRecord( data ) && typeof data.record === 'number'
		? data.record
		: -1;
}
