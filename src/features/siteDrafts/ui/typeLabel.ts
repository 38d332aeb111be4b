import { groupLabel } from '../../documents/index.records';

/** What several changed records of a type are called. */
export const typeLabel = ( type: string ): string =>
	groupLabel( type === 'wp_global_styles' ? 'globalStyles' : type );

/** Whether several records can have a type: the only one of another has the same name. */
export const hasHeading = ( type: string ): boolean =>
	type !== 'site' && type !== 'wp_global_styles';
