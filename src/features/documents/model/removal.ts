/** The ways to remove a document. */
export type Removal = 'reset' | 'trash' | 'delete';

/**
 * Customized templates and template parts of the theme or a plugin are reset, the user's own ones deleted; all other
 * documents go to the trash first, where there is one. Null if the document can't be removed.
 *
 * @param type     A post type.
 * @param post     Its record.
 * @param hasTrash Whether the type has a trash.
 */
export function removalOf(
	type: string,
	post: Readonly< Record< string, unknown > >,
	hasTrash: boolean
): Removal | null {
	if ( type === 'wp_template' || type === 'wp_template_part' ) {
		if ( post.source !== 'custom' ) {
			return null;
		}
		// A plugin's template has no theme file, but is also restored.
		return post.has_theme_file === true || Boolean( post.plugin )
			? 'reset'
			: 'delete';
	}
	return hasTrash ? 'trash' : 'delete';
}
