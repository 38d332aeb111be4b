import { fold } from '../../../kernel/fold';

const PREFIX = 'wp-custom-template-';

/** For names of which nothing is left in an address, such as one of emoji. */
const NAMELESS = 'custom-template';

/** The server keeps 200 characters, and needs some to tell two of the same name apart. */
const MAX_NAME = 160;

/** The slug of a template that is chosen by hand: its name in lowercase, with dashes between the words. */
export function customSlug( name: string ): string {
	const dashed = fold( name )
		.replace( /[^a-z0-9]+/g, '-' )
		.slice( 0, MAX_NAME )
		.replace( /^-|-$/g, '' );
	return PREFIX + ( dashed || NAMELESS );
}
