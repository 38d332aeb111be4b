import type { UnknownRecord } from '../../kernel/guards';

/** What an attribute of a block is for. Plugins may still use the name from before WordPress 6.7. */
export const roleOf = ( {
	role,
	__experimentalRole,
}: UnknownRecord ): unknown => role ?? __experimentalRole;
