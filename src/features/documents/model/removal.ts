/** What can be done to get rid of a document. */
export type Removal = 'reset' | 'trash' | 'delete';

/**
 * Templates and parts that came with the theme or a plugin can be reset once they were customized, the user's
 * own ones deleted; everything else goes to the trash first. Null where nothing can be done.
 *
 * @param type A post type.
 * @param post Its record.
 */
export function removalOf(
	type: string,
	post: Readonly< Record< string, unknown > >
): Removal | null {
	if ( type === 'wp_template' || type === 'wp_template_part' ) {
		if ( post.source !== 'custom' ) {
			return null;
		}
		// The template of a plugin has no file, and comes back as well.
		return post.has_theme_file === true || Boolean( post.plugin )
			? 'reset'
			: 'delete';
	}
	return 'trash';
}
