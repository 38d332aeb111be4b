import { fold } from '@/kernel/fold';

const PREFIX = 'wp-custom-template-';

/** For names without any character for a slug, such as emoji. */
const NAMELESS = 'custom-template';

/** The server stores 200 characters, and adds a suffix to duplicates. */
const MAX_NAME = 160;

/** The slug of a custom template: its name in lowercase, with hyphens between the words. */
export function customSlug( name: string ): string {
	const dashed = fold( name )
		.replace( /[^a-z0-9]+/g, '-' )
		.slice( 0, MAX_NAME )
		.replace( /^-|-$/g, '' );
	return PREFIX + ( dashed || NAMELESS );
}
