/** The post types that a user must be allowed to create in order to create templates. */
export const NEEDED_TO_ADD = [
	'wp_template',
	// A user who may not create posts can't assign the theme's term either: the template would belong to no theme.
	'post',
] as const;
