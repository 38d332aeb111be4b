import { groupLabel } from '../../documents/index.records';

/** What several changed records of a type are called. */
export const typeLabel = ( type: string ): string =>
	groupLabel( type === 'wp_global_styles' ? 'globalStyles' : type );
