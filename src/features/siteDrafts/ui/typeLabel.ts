import { __ } from '@wordpress/i18n';
import { groupLabel } from '@/features/documents/index.records';

/** The plural label of a type; changes that can't be read have none. */
export const typeLabel = ( type: string ): string =>
	type === ''
		? __( 'Other changes', 'atelier' )
		: groupLabel( type === 'wp_global_styles' ? 'globalStyles' : type );

/** Whether a type can have several records: the label of a single one equals its title. */
export const hasHeading = ( type: string ): boolean =>
	type !== 'site' && type !== 'wp_global_styles';
