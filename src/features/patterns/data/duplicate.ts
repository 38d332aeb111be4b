import { __, sprintf } from '@wordpress/i18n';
import type { Result } from '@/kernel/result';
import type { DocumentRef } from '@/features/documents/index.model';
import type { Pattern } from '../model/pattern';
import type { Category } from '../model/sections';
import { originalOf } from './contents';
import { createPart, createPattern } from './create';

/** A created copy. */
export interface Copy extends DocumentRef {
	readonly title: string;
}

/**
 * Copies a pattern to a user pattern. A copy of a registered pattern isn't synced, like the original.
 *
 * @param pattern
 * @param categories All categories.
 */
export async function duplicate(
	pattern: Pattern,
	categories: readonly Category[]
): Promise< Result< Copy > > {
	const original = await originalOf( pattern );
	if ( ! original.ok ) {
		return original;
	}
	const { content } = original.value;
	const title = sprintf(
		/* translators: %s: title of the original. */
		__( '%s (Copy)', 'atelier' ),
		original.value.title || pattern.title
	);
	const made =
		pattern.type === 'wp_template_part'
			? await createPart( title, pattern.categories[ 0 ] ?? '', content )
			: await createPattern( {
					title,
					content,
					description: pattern.description,
					isSynced: pattern.syncStatus === 'full',
					categories: categories
						.filter( ( { id } ) =>
							pattern.categories.includes( id )
						)
						.map( ( { id, label, termId } ) => ( {
							id: termId ?? null,
							slug: id,
							label,
						} ) ),
				} );
	return made.ok ? { ok: true, value: { ...made.value, title } } : made;
}
