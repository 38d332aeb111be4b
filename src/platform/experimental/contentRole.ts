import type { UnknownRecord } from '@/kernel/guards';

/** The role of an attribute of a block type. Plugins may still use the key from before WordPress 6.7. */
export const roleOf = ( {
	role,
	__experimentalRole,
}: UnknownRecord ): unknown => role ?? __experimentalRole;
